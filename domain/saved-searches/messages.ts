/** The most saved searches per account. */
export const SAVED_SEARCHES_MAX = 50;
export const SEARCH_NAME_MAX = 100;

/** How often a saved search emails its new results. */
export const ALERTS = ['at-once', 'daily', 'none'] as const;
export type Alerts = (typeof ALERTS)[number];

export const ALERTS_LABEL: Readonly<Record<Alerts, string>> = {
  'at-once': 'Instantly',
  daily: 'Daily at 18:00',
  none: 'No emails',
};

export const savedSearchMessages = {
  title: 'Saved searches',
  intro: 'Get an email when a matching listing is new or changes.',
  emails: 'Emails about new and changed listings',
  nameRequired: 'Give the search a name.',
  noFilter: 'Set a filter before you save the search.',
  unknownFilter: 'This list doesn’t have that filter.',
  noDates: 'Dates aren’t saved with a search. Save it without them.',
  withoutDates: 'Your dates won’t be saved with it.',
  onlyAvailable: 'Alerts only cover available listings.',
  tooMany: `You have ${SAVED_SEARCHES_MAX} saved searches, the most you can have. Delete one to save another.`,
  notFound: 'Saved search not found.',
  saved: 'Search saved.',
  notSaved: 'We couldn’t save that. Please try again.',
  deleted: 'Saved search deleted.',
  notDeleted: 'We couldn’t delete the search. Please try again.',
  loadFailure: 'We couldn’t load your saved searches',
  none: 'No saved searches yet.',
  noneHelp: 'Set filters on any list, then save the search.',
} as const;
