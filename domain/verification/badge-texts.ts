import { VERIFICATION_KINDS, type VerificationKind } from './kinds.ts';

/** What a badge says, and no more than was checked. */
export const BADGE_TEXTS: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'Ghana Card verified',
  'agent-licence': 'Agent’s licence verified',
  'stay-licence': 'Licensed stay',
};

const WORDS: Readonly<Record<VerificationKind, string>> = {
  'ghana-card': 'Ghana Card',
  'agent-licence': 'Licence',
  'stay-licence': 'Licence',
};

/** What was checked of someone, each once, however many stays of theirs are licensed. */
export const checkedTexts = (checks: readonly { kind: VerificationKind }[]): string[] =>
  VERIFICATION_KINDS.filter((kind) => checks.some((check) => check.kind === kind)).map(
    (kind) => BADGE_TEXTS[kind],
  );

/** The first of several in a word or two, with how many others there are: 'Ghana Card +1', which a small card has room for. */
export const badgeWords = ([first, ...others]: readonly VerificationKind[]): string =>
  [first && WORDS[first], others.length > 0 && `+${others.length}`].filter(Boolean).join(' ');
