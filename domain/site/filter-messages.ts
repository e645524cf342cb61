/** The filters of every list (specification §2.9, §2.15). */
export const filterMessages = {
  title: 'Filters',
  clear: 'Clear all filters',
  /** When there are only search words to clear. */
  clearSearch: 'Clear the search',
  /** In place of the number of results. */
  nothingFor: (words: string) => `Nothing found for “${words}”`,
  /** The number of results of a part of the map. */
  inThisArea: (count: string) => `${count} in this area`,
  fewer: 'Try fewer filters.',
  otherWords: 'Check the spelling, or try other words.',
  /** Above the last results, while a list cannot be loaded. */
  seenLast: 'Below is what you saw last. Search and filters work again once the list loads.',
} as const;
