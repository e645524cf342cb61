import { formatCedi } from '../values/money.ts';
import { stayGuestMessages } from './guest-messages.ts';
import type { StayRules } from './schema.ts';

/** The most that a list offers where a stay has no limit. */
const OFFERED = 12;

/** A guest is asked how many are coming only where it matters: for a limit, or for the price. */
export const asksGuests = (rules: StayRules | null | undefined): rules is StayRules =>
  rules != null && (rules.guestsMax !== null || isExtraPaid(rules));

const isExtraPaid = ({ guestsIncluded, extraGuestFee }: StayRules): boolean =>
  guestsIncluded !== null && extraGuestFee > 0;

/** The numbers to choose from. */
export const guestsOffered = ({ guestsMax }: StayRules): number[] =>
  Array.from({ length: guestsMax ?? OFFERED }, (_, n) => n + 1);

/** What the number of guests changes: 'Up to 4 guests. 2 guests included; each other guest is ₵50.00 a night.' */
export function sayGuests(rules: StayRules): string {
  const { guestsMax, guestsIncluded, extraGuestFee } = rules;
  return [
    guestsMax !== null && stayGuestMessages.guestsAtMost(guestsMax),
    isExtraPaid(rules) &&
      stayGuestMessages.extraGuest(guestsIncluded ?? 0, formatCedi(extraGuestFee)),
  ]
    .filter(Boolean)
    .join(' ');
}
