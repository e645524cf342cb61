import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { propertyAdminSentences, propertySentences } from '#domain/properties/sentences.ts';

/** What every listing has that one can see among one's own. */
export interface OwnListing {
  _id: string;
  name: string;
  photos: readonly { ready: boolean }[];
}

/** A kind of listing that one can have: its calls, its queries and its words. */
export interface OwnKind {
  /** The call of one's own list. */
  list: string;
  /** The call of one listing. */
  path(id: string): string;
  /** The first part of the key of the queries of one's own list. */
  ownQuery: string;
  /** Those of the queries that show such listings to everybody. */
  publicQueries: readonly string[];
  noun: string;
  nouns: string;
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
  list: '/api/User/properties',
  path: (id) => `/api/properties/${encodeURIComponent(id)}`,
  ownQuery: 'own-properties',
  publicQueries: ['properties', 'property'],
  noun: 'property',
  nouns: 'properties',
  errorTitle: propertySentences.errorTitle,
  sentences: propertyAdminSentences,
};

export const OWN_CARS: OwnKind = {
  list: '/api/User/cars',
  path: (id) => `/api/cars/${encodeURIComponent(id)}`,
  ownQuery: 'own-cars',
  publicQueries: ['cars', 'car'],
  noun: 'car',
  nouns: 'cars',
  errorTitle: uploadCarSentences.ownFailure,
  sentences: uploadCarSentences,
};
