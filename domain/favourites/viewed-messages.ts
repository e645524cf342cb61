export const viewedMessages = {
  title: 'Recently viewed',
  help: 'Stored only on this device.',
  clear: 'Clear',
} as const;
