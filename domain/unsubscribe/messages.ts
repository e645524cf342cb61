/** The page behind an email's link. */
export const unsubscribeMessages = {
  title: 'Stop emails',
  intro: 'You can turn them on again at any time.',
  ask: (name: string) => `Stop emails about “${name}”?`,
  stop: 'Stop emails',
  stopped: (name: string) => `You won’t get any more emails about “${name}”.`,
  done: 'You won’t get any more of these emails.',
  failure: 'We couldn’t stop the emails. Please try again.',
  unknown: 'This link is no longer valid: what it was for has been deleted.',
} as const;
