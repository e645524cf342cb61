/** What the workspace of those who list says on more than one page. */
export const workspaceMessages = {
  label: 'Workspace',
  today: 'Today',
  todayIntro: 'What needs your attention today.',
  listings: 'Listings',
  listingsIntro: 'How each listing is doing, and how to improve it.',
  seeListings: 'See your listings',
} as const;
