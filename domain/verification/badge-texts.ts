import { VERIFICATION_KINDS, type VerificationKind } from './kinds.ts';

/** A badge claims no more than was checked. */
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

/** The checks of a lister, each once, however many licensed stays they have. */
export const checkedTexts = (checks: readonly { kind: VerificationKind }[]): string[] =>
  VERIFICATION_KINDS.filter((kind) => checks.some((check) => check.kind === kind)).map(
    (kind) => BADGE_TEXTS[kind],
  );

/** The first badge in a word or two, and the number of others: 'Ghana Card +1', short enough for a small card. */
export const badgeWords = ([first, ...others]: readonly VerificationKind[]): string =>
  [first && WORDS[first], others.length > 0 && `+${others.length}`].filter(Boolean).join(' ');
