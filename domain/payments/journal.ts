import { type Pesewas, pesewas } from '../values/money.ts';

/**
 * What a journal of a stay counts: `guest` is owed by the guest (to the guest, below zero), `received` is with the host, `revenue` is
 * what the stay costs, below zero.
 */
export const ACCOUNTS = ['guest', 'revenue', 'received'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** A total becomes due, more is for other dates, part of it no longer is, money comes, money goes back, and an entry is countered. */
export const ENTRY_KINDS = ['booked', 'changed', 'ended', 'payment', 'refund', 'reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One side of an entry, in pesewas; the two of an entry sum to zero. */
export interface Line {
  account: Account;
  amount: number;
}

/** Which account an amount comes from, and which it goes to. */
const SIDES: Record<Exclude<EntryKind, 'reversal'>, { to: Account; from: Account }> = {
  booked: { to: 'guest', from: 'revenue' },
  changed: { to: 'guest', from: 'revenue' },
  ended: { to: 'revenue', from: 'guest' },
  payment: { to: 'received', from: 'guest' },
  refund: { to: 'guest', from: 'received' },
};

/** The lines of an entry. */
export function linesOf(kind: Exclude<EntryKind, 'reversal'>, amount: Pesewas): [Line, Line] {
  const { to, from } = SIDES[kind];
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ];
}

/** The lines of an entry that counters another. */
export const countered = (lines: readonly Line[]): Line[] =>
  lines.map(({ account, amount }) => ({ account, amount: -amount }));

export interface Balance {
  /** What the stay costs by now. */
  due: Pesewas;
  /** What the host has. */
  paid: Pesewas;
  toPay: Pesewas;
  toRefund: Pesewas;
}

/** How a journal stands. A host never has less than nothing (`refuseUndo`). */
export function balanceOf(lines: readonly Line[]): Balance {
  const sums: Record<Account, number> = { guest: 0, revenue: 0, received: 0 };
  for (const { account, amount } of lines) sums[account] += amount;
  return {
    due: pesewas(0 - sums.revenue),
    paid: pesewas(sums.received),
    toPay: pesewas(Math.max(0, sums.guest)),
    toRefund: pesewas(Math.max(0, -sums.guest)),
  };
}
