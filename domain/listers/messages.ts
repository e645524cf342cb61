export const listerMessages = {
  notFound: 'We can’t find this lister.',
  notFoundHelp: 'The account may have been deleted, or has nothing listed right now.',
  nameless: 'Lister',
  since: (year: string) => `Member since ${year}`,
  describe: (name: string, count: string) => `Listings by ${name}: ${count}.`,
  reviews: 'Reviews from guests',
  parts: 'Listings',
  nothing: 'No listings right now.',
} as const;
