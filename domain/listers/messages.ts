export const listerMessages = {
  notFound: 'This lister is not here.',
  notFoundHelp: 'The account may be gone, or lists nothing at the moment.',
  nameless: 'Lister',
  since: (year: string) => `Here since ${year}`,
  describe: (name: string, count: string) => `What ${name} lists: ${count}.`,
  reviews: 'From people who stayed',
  parts: 'What is listed',
  nothing: 'Nothing here at the moment.',
} as const;
