import type { Pause } from '#domain/availability/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { STATUSES, statusLabel } from '#domain/properties/property.ts';

/** What every listing has that one can see among one's own. */
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

/** A kind of listing that one can have: its calls, its queries and its words. */
export interface OwnKind {
  kind: ListingKind;
  /** The call of one's own list. */
  list: string;
  /** The call of one listing. */
  path(id: string): string;
  /** The first part of the key of the queries of one's own list. */
  ownQuery: string;
  /** Those of the queries that show such listings to everybody. */
  publicQueries: readonly string[];
  /** Guests may have booked nights at it. */
  isBooked: boolean;
  noun: string;
  nouns: 'properties' | 'cars';
  /** What the list can be narrowed to, by a parameter of its call and of the page. */
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

export const OWN_PROPERTIES: OwnKind = {
  kind: 'property',
  list: '/api/User/properties',
  path: (id) => `/api/properties/${encodeURIComponent(id)}`,
  ownQuery: 'own-properties',
  publicQueries: ['properties', 'property'],
  isBooked: true,
  noun: 'property',
  nouns: 'properties',
  filter: {
    name: 'status',
    label: 'Status',
    all: 'Any status',
    options: STATUSES.map((status) => ({ value: status, label: statusLabel(status) })),
  },
  errorTitle: propertyMessages.errorTitle,
  sentences: propertyAdminMessages,
};

export const OWN_CARS: OwnKind = {
  kind: 'car',
  list: '/api/User/cars',
  path: (id) => `/api/cars/${encodeURIComponent(id)}`,
  ownQuery: 'own-cars',
  publicQueries: ['cars', 'car'],
  isBooked: false,
  noun: 'car',
  nouns: 'cars',
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
