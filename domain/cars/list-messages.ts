/** Sentences for any list of cars (specification §2.3, §2.18, §8); the home page needs no others about cars. */
export const anyCarListMessages = {
  failure: 'Failed to load cars.',
  none: 'No cars available at the moment.',
} as const;
