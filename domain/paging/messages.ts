export const pagingMessages = {
  wrongCursor:
    'This is no place in this list. Leave `after` and `before` out to begin at its start.',
  oneCursor: 'A list goes on after one place or before one, not both.',
} as const;
