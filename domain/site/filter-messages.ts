/** The filters of every list (specification §2.9, §2.15). */
export const filterMessages = {
  title: 'Filters',
  clear: 'Clear all filters',
  /** Where words are searched for, and nothing else. */
  clearSearch: 'Clear the search',
  /** In place of how many there are. */
  nothingFor: (words: string) => `Nothing found for “${words}”`,
  fewer: 'Try fewer filters.',
  otherWords: 'Check the spelling, or try other words.',
  /** Above what was read last, where a list cannot be read. */
  seenLast: 'Below is what you saw last. Search and filters work again once the list loads.',
} as const;
