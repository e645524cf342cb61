import type { ListingEvent } from './schema.ts';

/** What is said of the history of a listing. */
export const historyMessages = {
  title: 'History of this listing',
  none: 'Nothing has been changed yet.',
  failure: 'We could not load the history.',
  by: { lister: 'by the lister', admin: 'by an Admin' } satisfies Record<
    ListingEvent['by'],
    string
  >,
} as const;
