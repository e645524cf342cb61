/** What any list of cars says (specification §2.3, §2.18, §8); the home page needs no other sentences of cars. */
export const anyCarListMessages = {
  failure: 'Failed to load cars.',
  none: 'No cars available at the moment.',
} as const;
