import type { AvailabilityAnswer } from './rules.ts';

/** The page behind the link in the email that asks. */
export const availabilityMessages = {
  title: 'Still available?',
  intro: 'So nobody calls you about something that’s gone.',
  ask: (name: string) => `Is “${name}” still available?`,
  answers: {
    available: 'Yes, it’s still available',
    taken: 'No, it’s taken',
    paused: 'Pause it for now',
  } satisfies Record<AvailabilityAnswer, string>,
  done: {
    available: (name: string) => `Thanks. “${name}” is marked as available.`,
    taken: (name: string) => `Thanks. “${name}” is marked as taken.`,
    paused: (name: string) =>
      `“${name}” is paused. It won’t appear in lists until you show it again.`,
  } satisfies Record<AvailabilityAnswer, (name: string) => string>,
  change: 'Has that changed? Tell us here.',
  failure: 'We couldn’t save your answer. Please try again.',
  unknown: 'This link no longer works. You can update the listing in your workspace.',
} as const;
