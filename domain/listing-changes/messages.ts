import type { ListingEvent } from './schema.ts';

export const historyMessages = {
  title: 'History of this listing',
  none: 'No changes yet.',
  failure: 'We couldn’t load the history.',
  by: { lister: 'by the lister', admin: 'by an Admin' } satisfies Record<
    ListingEvent['by'],
    string
  >,
} as const;
