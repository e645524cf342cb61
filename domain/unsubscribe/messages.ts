/** What the page says that a mail's link leads to. */
export const unsubscribeMessages = {
  title: 'Stop emails',
  intro: 'They can be switched on again whenever you like.',
  ask: (name: string) => `Stop emails about “${name}”?`,
  stop: 'Stop emails',
  stopped: (name: string) => `You get no more emails about “${name}”.`,
  done: 'You get no more of these emails.',
  failure: 'We could not stop the emails. Please try again.',
  unknown: 'This link is no longer valid. What it stands for was deleted.',
} as const;
