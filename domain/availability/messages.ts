import type { AvailabilityAnswer } from './rules.ts';

/** What the page says that a mail's link leads to. */
export const availabilityMessages = {
  title: 'Still available?',
  intro: 'So that nobody calls you about what is gone.',
  ask: (name: string) => `Is “${name}” still available?`,
  answers: {
    available: 'Yes, it is still available',
    taken: 'No, it is taken',
    paused: 'Pause it for now',
  } satisfies Record<AvailabilityAnswer, string>,
  done: {
    available: (name: string) => `Thank you. “${name}” is shown as available.`,
    taken: (name: string) => `Thank you. “${name}” is shown as taken.`,
    paused: (name: string) => `“${name}” is paused. It stands in no list until you show it again.`,
  } satisfies Record<AvailabilityAnswer, (name: string) => string>,
  change: 'That has changed? Say so here.',
  failure: 'We could not note your answer. Please try again.',
  unknown: 'This link is no longer valid. You find the listing among your own.',
} as const;
