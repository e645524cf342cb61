import { paths } from './site/paths.ts';

/** What differs between kinds of listings and is plain data. What is done differently stands with its feature, in a map by kind. */
interface Kind {
  /** One of it, and several, within a sentence. */
  noun: string;
  nouns: string;
  /** One by itself, as a label. */
  label: string;
  /** What its lists are called in the addresses of the API: `/api/${list}/:id`. */
  list: string;
  /** The page of one, those that change and copy it, that which lists a new one, and that of one's own. */
  path(id: string): string;
  editPath(id: string): string;
  copyPath(id: string): string;
  uploadPath: string;
  ownPath: string;
  /** Whether one that is taken is shown as such; else it is paused. */
  staysWhenTaken: boolean;
}

/** What is listed here: homes (all properties, land too) and cars. */
export const KINDS = {
  property: {
    noun: 'property',
    nouns: 'properties',
    label: 'Property',
    list: 'properties',
    path: paths.property,
    editPath: paths.editProperty,
    copyPath: paths.copyProperty,
    uploadPath: paths.uploadProperty,
    ownPath: paths.propertyList,
    staysWhenTaken: true,
  },
  car: {
    noun: 'car',
    nouns: 'cars',
    label: 'Car',
    list: 'cars',
    path: paths.car,
    editPath: paths.editCar,
    copyPath: paths.copyCar,
    uploadPath: paths.uploadCar,
    ownPath: paths.carList,
    staysWhenTaken: false,
  },
} as const satisfies Record<string, Kind>;

export type ListingKind = keyof typeof KINDS;
export const LISTING_KINDS = Object.keys(KINDS) as readonly ListingKind[];

/** What the lists of a kind are called in addresses. */
export type ListName = (typeof KINDS)[ListingKind]['list'];

/** Whether a thing of some kind is a listing. */
export const isListingKind = (kind: string): kind is ListingKind => Object.hasOwn(KINDS, kind);
