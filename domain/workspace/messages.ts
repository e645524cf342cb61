/** What the workspace of those who list says on more than one page. */
export const workspaceMessages = {
  label: 'Workspace',
  today: 'Today',
  todayIntro: 'What waits for you, and where it is done.',
  listings: 'Listings',
  listingsIntro: 'What came of each, and what would bring more.',
  seeListings: 'See your listings',
} as const;
