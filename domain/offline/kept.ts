import { FAMILIES } from '../properties/families.ts';
import { paths } from '../site/paths.ts';

/** A group of data kept on a device; each group drops its own oldest entries. */
export type KeptGroup = 'listing' | 'part' | 'list' | 'own' | 'page';

/** The most entries of each group; the most recently seen stay. */
export const KEPT_MAX: Readonly<Record<KeptGroup, number>> = {
  listing: 50,
  part: 150,
  list: 30,
  own: 60,
  page: 40,
};

/** Limits for kept photos: their width, size and number, so 16 MB at most. */
export const KEPT_PHOTOS = { maxWidth: 1024, maxBytes: 80_000, max: 200 } as const;

/** Built files: about three builds of everything a visitor loads. */
export const KEPT_ASSETS_MAX = 300;

const LISTING = /^\/(?:property|cars)\/[^/]+$/;
const CONVERSATION = /^\/enquiries\/[^/]+$/;

/** Pages for reading; forms, and addresses that contain secrets, are not kept. */
const READABLE: ReadonlySet<string> = new Set([
  paths.home,
  paths.cars,
  paths.buyACar,
  paths.relocationRide,
  paths.about,
  paths.contact,
  paths.bookings,
  paths.enquiries,
  paths.favourites,
  paths.offline,
  ...FAMILIES.map(({ path }) => path),
]);

/** The group to keep a page in; undefined for pages that are not kept. */
export function groupOfPage(pathname: string): KeptGroup | undefined {
  if (LISTING.test(pathname)) return 'listing';
  return READABLE.has(pathname) || CONVERSATION.test(pathname) ? 'page' : undefined;
}

const CALLS: readonly [path: RegExp, group: KeptGroup][] = [
  [/^\/api\/(?:properties|cars)$/, 'list'],
  [/^\/api\/(?:properties|cars)\/[^/]+$/, 'listing'],
  [/^\/api\/(?:properties|cars)\/[^/]+\/(?:similar|enquiry)$/, 'part'],
  [/^\/api\/comments\/property\/[^/]+$/, 'part'],
  [/^\/api\/bookings$/, 'own'],
  [/^\/api\/User\/(?:profile|enquiries|stays|news|favourites)$/, 'own'],
  [/^\/api\/User\/enquiries\/[^/]+$/, 'own'],
];

/** The group to keep a GET's response in; undefined when it is not kept. */
export const groupOfCall = (pathname: string): KeptGroup | undefined =>
  CALLS.find(([path]) => path.test(pathname))?.[1];

const PHOTO = /^(\/media\/photos\/[0-9a-f]{32}\/)(\d+)\.\w+$/;

/** The photo and the width of a variant's address; undefined for other addresses. */
export function photoVariant(pathname: string): { photo: string; width: number } | undefined {
  const [, photo, width] = PHOTO.exec(pathname) ?? [];
  return photo ? { photo, width: Number(width) } : undefined;
}
