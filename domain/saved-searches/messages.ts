/** Searches that one account keeps at most. */
export const SAVED_SEARCHES_MAX = 50;
export const SEARCH_NAME_MAX = 100;

/** How often a saved search tells by mail what is new. */
export const ALERTS = ['at-once', 'daily', 'none'] as const;
export type Alerts = (typeof ALERTS)[number];

export const ALERTS_LABEL: Readonly<Record<Alerts, string>> = {
  'at-once': 'At once',
  daily: 'Daily at 18:00',
  none: 'No emails',
};

export const savedSearchMessages = {
  title: 'Saved searches',
  intro: 'Listings that fit and are new or changed come to you by email.',
  emails: 'Emails about new and changed listings',
  nameRequired: 'Give the search a name.',
  noFilter: 'Set a filter before you save the search.',
  unknownFilter: 'This list has no such filter.',
  noDates: 'Dates are not saved with a search. Save it without them.',
  withoutDates: 'Your dates are not saved with it.',
  onlyAvailable: 'Alerts are about what is available.',
  tooMany: `You have ${SAVED_SEARCHES_MAX} saved searches, the most there can be. Delete one to save another.`,
  notFound: 'Saved search not found.',
  saved: 'Search saved.',
  notSaved: 'We could not save that. Please try again.',
  deleted: 'Saved search deleted.',
  notDeleted: 'We could not delete the search. Please try again.',
  loadFailure: 'We could not load your saved searches',
  none: 'You have no saved searches yet.',
  noneHelp: 'Set filters on any list, then save the search.',
} as const;
