export const pagingMessages = {
  wrongCursor:
    'This isn’t a place in this list. Leave out `after` and `before` to start at the beginning.',
  oneCursor: 'Send `after` or `before`, not both.',
} as const;
