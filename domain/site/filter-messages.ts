/** The filters of every list (specification §2.9, §2.15). */
export const filterMessages = {
  title: 'Filters',
  clear: 'Clear all filters',
} as const;
