import type { VerificationKind } from './kinds.ts';

/** What a badge says, and no more than was checked. */
export const BADGE_TEXTS: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'Ghana Card checked',
  'agent-licence': 'Agent’s licence checked',
  'stay-licence': 'Licensed stay',
};

const WORDS: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'Ghana Card',
  'agent-licence': 'Licence',
  'stay-licence': 'Licence',
};

/** The same of several in a few words, for a card: 'Ghana Card · Licence'. */
export const badgeWords = (kinds: readonly VerificationKind[]): string =>
  [...new Set(kinds.map((kind) => WORDS[kind]))].join(' · ');
