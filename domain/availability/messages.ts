import type { AvailabilityAnswer, PauseReason } from './rules.ts';

/** What is said of pausing a listing. */
export const pauseMessages = {
  pause: 'Pause',
  showAgain: 'Show again',
  badge: 'Paused',
  notLive: 'Not live',
  paused: 'Paused. Nobody finds it in the lists now.',
  shownAgain: 'Shown again in the lists.',
  failure: 'We could not change this listing. Please try again.',
  because: {
    unanswered: 'Paused, because you did not say whether it is still available.',
    'by-lister': 'Paused: it stands in no list.',
    leaving: 'Paused, because your account is being deleted.',
    moderation: 'It stands in no list until an Admin has approved it.',
  } satisfies Record<PauseReason, string>,
  toOthers: 'Paused by its lister for now. Ask whether it is still available.',
  inReview: 'Not shown for now: it is being looked at. Pay nothing for it.',
  refused: 'An Admin has to approve this listing before it can be shown.',
} as const;

/** What the card of a paused listing says of it. */
export const pauseBadge = ({ reason }: { reason: PauseReason }): string =>
  reason === 'moderation' ? pauseMessages.notLive : pauseMessages.badge;

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
