/** Shared by the pages of the lister's workspace. */
export const workspaceMessages = {
  label: 'Workspace',
  today: 'Today',
  todayIntro: 'What needs your attention today.',
  calendar: 'Calendar',
  stayRules: 'Rules and prices',
  listings: 'Listings',
  listingsIntro: 'How each listing is doing, and how to improve it.',
  seeListings: 'See your listings',
} as const;
