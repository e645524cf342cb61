import { v7 as uuid } from 'uuid';
import { linesOf } from '#domain/payments/journal.ts';
import { type Pesewas, pesewas } from '#domain/values/money.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { payments } from './repository.ts';

/** Who did what the money follows from, and when. */
interface Made {
  by: string;
  at: Date;
}

/** Makes the total of a booking that is confirmed due; it does so once. */
export async function owe(
  tx: Transaction,
  { id, total_pesewas: total }: { id: string; total_pesewas: number },
  { by, at }: Made,
): Promise<void> {
  if (total === 0) return;
  await payments.insertBooked(
    tx,
    { id: uuid(), bookingId: id, madeAt: at, madeBy: by },
    pesewas(total),
  );
}

/** Takes what comes back (domain/stays/refund.ts) off what is due, as a locked stay ends. */
export async function settleEnd(
  tx: Transaction,
  booking: { id: string; total_pesewas: number },
  back: Pesewas,
  { by, at }: Made,
): Promise<void> {
  await owe(tx, booking, { by, at });
  if (back === 0) return;
  await payments.insert(
    tx,
    { id: uuid(), bookingId: booking.id, kind: 'ended', madeAt: at, madeBy: by },
    linesOf('ended', back),
  );
}

/** Makes more or less due as a locked stay moves to other dates, whose total is another. */
export async function settleChange(
  tx: Transaction,
  booking: { id: string; total_pesewas: number },
  newTotal: number,
  { by, at }: Made,
): Promise<void> {
  await owe(tx, booking, { by, at });
  const more = newTotal - booking.total_pesewas;
  if (more === 0) return;
  const kind = more > 0 ? 'changed' : 'ended';
  await payments.insert(
    tx,
    { id: uuid(), bookingId: booking.id, kind, madeAt: at, madeBy: by },
    linesOf(kind, pesewas(Math.abs(more))),
  );
}
