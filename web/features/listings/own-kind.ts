import type { Pause } from '#domain/availability/schema.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { STATUSES, statusLabel } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';

/** The fields shared by all kinds of own listings. */
export interface OwnListing {
  _id: string;
  name: string;
  photos: readonly { ready: boolean }[];
  pause?: Pause | undefined;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A kind of own listing: its calls, queries and words. */
export interface OwnKind<Listing extends OwnListing = OwnListing> {
  kind: ListingKind;
  /** The call for the user's own list. */
  list(query: Readonly<Record<string, string | number>>): ReadPath<Listing[]>;
  /** First part of the query keys of the user's own list. */
  ownQuery: string;
  /** Those of the queries that show such listings to everyone. */
  publicQueries: readonly string[];
  /** Guests may have booked nights at it. */
  isBooked: boolean;
  /** The list's filter, a parameter of both the API call and the page. */
  filter: { name: string; label: string; all: string; options: readonly FilterOption[] };
  errorTitle: string;
  sentences: {
    delete: string;
    confirmDelete: string;
    deleted: string;
    alreadyDeleted: string;
    deleteFailure: string;
  };
}

export const OWN_PROPERTIES: OwnKind<Property> = {
  kind: 'property',
  // Whole, as no view is asked for.
  list: (query) => readPath('GET /api/User/properties', { query }) as ReadPath<Property[]>,
  ownQuery: 'own-properties',
  publicQueries: ['properties', 'property'],
  isBooked: true,
  filter: {
    name: 'status',
    label: 'Status',
    all: 'Any status',
    options: STATUSES.map((status) => ({ value: status, label: statusLabel(status) })),
  },
  errorTitle: propertyMessages.errorTitle,
  sentences: propertyAdminMessages,
};

export const OWN_CARS: OwnKind<Car> = {
  kind: 'car',
  list: (query) => readPath('GET /api/User/cars', { query }) as ReadPath<Car[]>,
  ownQuery: 'own-cars',
  publicQueries: ['cars', 'car'],
  isBooked: false,
  filter: {
    name: 'kind',
    label: 'Kind',
    all: 'All kinds',
    options: [
      { value: 'regular', label: 'Cars for sale' },
      { value: 'relocation', label: 'Relocation vehicles' },
    ],
  },
  errorTitle: uploadCarMessages.ownFailure,
  sentences: uploadCarMessages,
};

/** The same by kind. */
export const OWN_KINDS = {
  property: OWN_PROPERTIES,
  car: OWN_CARS,
} satisfies Record<ListingKind, unknown>;
