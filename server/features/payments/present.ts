import { bookingReference } from '#domain/bookings/reference.ts';
import { type Balance, balanceOf } from '#domain/payments/journal.ts';
import type { StayEntry, StayMoney } from '#domain/payments/schema.ts';
import { type Pesewas, pesewas, toCedi } from '#domain/values/money.ts';
import type { EntryRow, PaidStayRow } from './repository.ts';

export const balanceOfEntries = (entries: readonly EntryRow[]): Balance =>
  balanceOf(entries.flatMap(({ lines }) => lines));

/** The deposit that a host may hold: of a stay that takes place. */
export const depositOf = ({ status, ended_how, deposit_pesewas }: PaidStayRow): Pesewas => {
  const takesPlace = status === 'confirmed' || (status === 'completed' && ended_how !== 'no-show');
  return pesewas(takesPlace ? deposit_pesewas : 0);
};

/** What an entry moves: its two lines have the same amount, one below zero. */
export const amountOf = ({ lines }: EntryRow): Pesewas =>
  pesewas(Math.max(...lines.map(({ amount }) => amount)));

/** 'EF-C0FF-EE42-1'. */
export const receiptOf = (bookingId: string, number: number): string =>
  `EF-${bookingReference(bookingId)}-${number}`;

export function presentMoney(stay: PaidStayRow, entries: readonly EntryRow[]): StayMoney {
  const { due, paid, toPay, toRefund } = balanceOfEntries(entries);
  return {
    due: toCedi(due),
    paid: toCedi(paid),
    toPay: toCedi(toPay),
    toRefund: toCedi(toRefund),
    deposit: toCedi(depositOf(stay)),
    entries: entries.map((entry) => presentEntry(stay, entry)),
  };
}

function presentEntry(stay: PaidStayRow, entry: EntryRow): StayEntry {
  const { receipt_number: number } = entry;
  return {
    _id: entry.id,
    kind: entry.kind,
    amount: toCedi(amountOf(entry)),
    madeAt: entry.made_at.toISOString(),
    method: entry.method,
    note: entry.note,
    receipt: number === null ? null : receiptOf(stay.id, number),
    reverses: entry.reverses,
    undone: entry.undone,
  };
}
