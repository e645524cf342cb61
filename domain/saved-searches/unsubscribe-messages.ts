/** What the page says that a mail's link leads to. */
export const unsubscribeMessages = {
  title: 'Stop emails',
  intro: 'About one of your saved searches.',
  ask: (name: string) => `Stop emails about “${name}”?`,
  stop: 'Stop emails',
  stopped: (name: string) => `You get no more emails about “${name}”.`,
  done: 'You get no more emails about this search.',
  failure: 'We could not stop the emails. Please try again.',
  unknown: 'This link is no longer valid. The search was deleted.',
} as const;
