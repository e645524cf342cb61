import { paths } from './site/paths.ts';

/** The plain data in which kinds of listings differ. Behaviour that differs is in its feature, in a map by kind. */
interface Kind {
  /** Singular and plural, within a sentence. */
  noun: string;
  nouns: string;
  /** Singular, as a label. */
  label: string;
  /** The name of its lists in the API's paths: `/api/${list}/:id`. */
  list: string;
  /** The pages that show, change and copy a listing, that add one, and that list a lister's own. */
  path(id: string): string;
  editPath(id: string): string;
  copyPath(id: string): string;
  uploadPath: string;
  ownPath: string;
  /** True when a taken listing is shown as taken; otherwise it is paused. */
  staysWhenTaken: boolean;
}

/** The kinds of listings: homes (all properties, including land) and cars. */
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

/** The kinds' names in paths. */
export type ListName = (typeof KINDS)[ListingKind]['list'];

export const isListingKind = (kind: string): kind is ListingKind => Object.hasOwn(KINDS, kind);
