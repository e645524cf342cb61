import type { BookingStatus } from '../bookings/state.ts';
import { formatPesewas, type Pesewas, pesewas } from '../values/money.ts';
import type { Balance, EntryKind } from './journal.ts';
import { paymentMessages } from './messages.ts';

/**
 * The most that can be recorded: as payment what is left to pay, with the deposit that a host may hold of a stay that takes place; as
 * refund what was paid.
 */
export function mostOf(
  kind: 'payment' | 'refund',
  { due, paid }: Balance,
  deposit: Pesewas,
): Pesewas {
  return kind === 'refund' ? paid : pesewas(Math.max(0, due + deposit - paid));
}

/** Why no payment can be recorded of a stay: nothing is due before its host has accepted it. Money that came can always go back. */
export const refusePayment = (status: BookingStatus): string | undefined =>
  status === 'requested' || status === 'declined' || status === 'expired'
    ? paymentMessages.notAccepted
    : undefined;

/** Why an amount cannot be recorded; undefined if it can. */
export function refuseAmount(
  kind: 'payment' | 'refund',
  amount: Pesewas,
  balance: Balance,
  deposit: Pesewas,
): string | undefined {
  const most = mostOf(kind, balance, deposit);
  if (amount <= most) return undefined;
  if (kind === 'refund') {
    return most === 0
      ? paymentMessages.nothingPaid
      : paymentMessages.moreThanPaid(formatPesewas(most));
  }
  return most === 0 ? paymentMessages.nothingDue : paymentMessages.moreThanDue(formatPesewas(most));
}

/** Why an entry cannot be countered; undefined if it can. Money that went back must have come. */
export function refuseUndo(
  entry: { kind: EntryKind; amount: Pesewas; undone: boolean },
  { paid }: Balance,
): string | undefined {
  if (entry.kind !== 'payment' && entry.kind !== 'refund') return paymentMessages.notUndone;
  if (entry.undone) return paymentMessages.alreadyUndone;
  if (entry.kind === 'payment' && entry.amount > paid) return paymentMessages.refundFirst;
  return undefined;
}
