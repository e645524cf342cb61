import { KINDS, LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { FAMILIES } from '#domain/properties/families.ts';
import { paths } from '#domain/site/paths.ts';
import type { Platform } from '#server/platform/platform.ts';
import { rowsOfPart, startsOfChunks } from './row-chunks-repository.ts';

/** Addresses in one file; the protocol allows 50,000 (sitemaps.org, "Sitemap file limits"). */
export const ADDRESSES_PER_FILE = 10_000;

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The kind of listing behind a file's name, which is that of its lists. */
export const kindOfFile = (name: string | undefined): ListingKind | undefined =>
  LISTING_KINDS.find((kind) => KINDS[kind].list === name);

const PAGES = [
  paths.home,
  ...FAMILIES.map(({ path }) => path),
  paths.cars,
  paths.buyACar,
  paths.relocationRide,
  paths.about,
  paths.contact,
  paths.becomeLister,
  paths.privacy,
];

/** The file that names the others: one for the pages, and one for each batch of listings. */
export async function sitemapIndex({ db, config }: Platform): Promise<string> {
  const files = ['pages'];
  for (const kind of LISTING_KINDS) {
    const starts = await startsOfChunks(db, kind, ADDRESSES_PER_FILE);
    files.push(...starts.map((start) => `${KINDS[kind].list}-${start}`));
  }
  const entries = files.map(
    (file) => `<sitemap><loc>${new URL(`/sitemaps/${file}.xml`, config.appUrl)}</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** The pages that are there whatever is listed. */
export const sitemapOfPages = ({ config }: Platform): string =>
  document(
    'urlset',
    PAGES.map((path) => `<url><loc>${new URL(path, config.appUrl)}</loc></url>`),
  );

/** Listings from an id on, with the day of their last change. */
export async function sitemapOfListings(
  { db, config }: Platform,
  kind: ListingKind,
  start: string,
): Promise<string> {
  const rows = await rowsOfPart(db, kind, start, ADDRESSES_PER_FILE);
  return document(
    'urlset',
    rows.map(({ id, updated_at }) => {
      const address = new URL(KINDS[kind].path(id), config.appUrl);
      return `<url><loc>${address}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`;
    }),
  );
}

/** robots.txt (RFC 9309): keeps searches out of the API; personal pages say so themselves. */
export const robots = ({ config }: Platform): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', config.appUrl)}`,
    '',
  ].join('\n');

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${entries.join('\n')}\n</${root}>\n`;
