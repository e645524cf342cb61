import { FAMILIES } from '../properties/families.ts';
import { paths } from '../site/paths.ts';

/** What is kept together on a device, and forgets its oldest as one. */
export type KeptGroup = 'listing' | 'part' | 'list' | 'own' | 'page';

/** So many of each group are kept; what was seen last stays. */
export const KEPT_MAX: Readonly<Record<KeptGroup, number>> = {
  listing: 50,
  part: 150,
  list: 30,
  own: 60,
  page: 40,
};

/** Photos of listings: no wider, no larger and no more than these are kept, so 16 MB at most. */
export const KEPT_PHOTOS = { maxWidth: 1024, maxBytes: 80_000, max: 200 } as const;

/** Built files: some three builds of all that a visitor loads. */
export const KEPT_ASSETS_MAX = 300;

const LISTING = /^\/(?:property|cars)\/[^/]+$/;
const CONVERSATION = /^\/enquiries\/[^/]+$/;

/** Pages that are read; those to fill in, and addresses with secrets in them, are not kept. */
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

/** The group that a page is kept in; undefined for one that is not kept. */
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

/** The group that the response to a GET of the API is kept in; undefined for one that is not kept. */
export const groupOfCall = (pathname: string): KeptGroup | undefined =>
  CALLS.find(([path]) => path.test(pathname))?.[1];

const PHOTO = /^(\/media\/photos\/[0-9a-f]{32}\/)(\d+)\.\w+$/;

/** The photo that an address is a variant of, and how wide it is; undefined for another address. */
export function photoVariant(pathname: string): { photo: string; width: number } | undefined {
  const [, photo, width] = PHOTO.exec(pathname) ?? [];
  return photo ? { photo, width: Number(width) } : undefined;
}
