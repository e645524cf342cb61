export const viewedMessages = {
  title: 'Recently viewed',
  help: 'Only this device knows.',
  clear: 'Clear',
} as const;
