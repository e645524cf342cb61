export const unfoundSearchMessages = {
  title: 'Searches not found',
  intro:
    'What people searched for and no listing had, by week. Only the words are kept, not who typed them.',
  search: 'Words',
  none: 'Everything searched for was found.',
} as const;
