import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import type { BookingStatus } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound, unprocessable } from '#domain/errors.ts';
import { countered, linesOf } from '#domain/payments/journal.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { canKeepMoney } from '#domain/payments/permissions.ts';
import { refuseAmount, refusePayment, refuseUndo } from '#domain/payments/rules.ts';
import type { PaymentBody, StayMoney, StayMoneyResponse } from '#domain/payments/schema.ts';
import { isId } from '#domain/values/id.ts';
import { fromCedi } from '#domain/values/money.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { once } from '#server/platform/idempotency/once.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { moneyOfStay } from './get-money.ts';
import { PAYMENTS } from './limits.ts';
import { receiptMail, undoneMail } from './mails.ts';
import { amountOf, balanceOfEntries, depositOf, presentMoney } from './present.ts';
import { type EntryRow, type PaidStayRow, payments } from './repository.ts';

/**
 * Writes down a payment or a refund, and mails the guest a receipt, in one transaction; a repeat is the same one.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the stay is at the actor's property, or the actor an Admin; UNPROCESSABLE for a payment of a
 * request, for more than is left to pay or was paid, and for a key that came with another; TOO_MANY_REQUESTS.
 */
export async function recordPayment(
  platform: Platform,
  actor: Actor,
  { id, body, key }: { id: string; body: PaymentBody; key: string | undefined },
): Promise<StayMoneyResponse> {
  const money = await once(
    platform,
    { makes: 'stay entry', by: actor.userId, key, content: { id, body } },
    (claim) =>
      spend(platform, actor, (tx) =>
        change(tx, actor, id, async (stay, entries) => {
          const entryId = uuid();
          await claim(tx, entryId);
          await recordIn(tx, platform, actor, { stay, entries, body, entryId });
        }),
      ),
    () => moneyOfStay(platform, actor, id),
  );
  const { paymentRecorded, refundRecorded } = paymentMessages;
  return { message: body.kind === 'payment' ? paymentRecorded : refundRecorded, money };
}

/**
 * Counters a payment or a refund, and mails the guest.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN as for recording; CONFLICT if it is undone, cannot be, or was refunded; TOO_MANY_REQUESTS.
 */
export async function undoPayment(
  platform: Platform,
  actor: Actor,
  { id, entryId }: { id: string; entryId: string },
): Promise<StayMoneyResponse> {
  const money = await spend(platform, actor, (tx) =>
    change(tx, actor, id, async (stay, entries) => {
      const entry = entries.find((one) => one.id === entryId);
      if (!entry) throw notFound(paymentMessages.entryNotFound);
      const amount = amountOf(entry);
      const refusal = refuseUndo({ ...entry, amount }, balanceOfEntries(entries));
      if (refusal) throw conflict(refusal);
      const made = { madeAt: platform.now(), madeBy: actor.userId };
      await payments.insert(
        tx,
        { id: uuid(), bookingId: stay.id, kind: 'reversal', reverses: entry.id, ...made },
        countered(entry.lines),
      );
      const after = await payments.list(tx, stay.id);
      await queueMail(tx, undoneMail(stay, entry, balanceOfEntries(after), platform.config.appUrl));
    }),
  );
  return { message: paymentMessages.undoneNow, money };
}

const spend = <T>({ db, limits }: Platform, actor: Actor, make: (tx: Transaction) => Promise<T>) =>
  limits
    .of(PAYMENTS)
    .spend(actor.userId, { sentence: paymentMessages.tooManyToday }, () =>
      inDurableTransaction(db, make),
    );

/** Changes the journal of a stay that is locked meanwhile. */
async function change(
  tx: Transaction,
  actor: Actor,
  id: string,
  make: (stay: PaidStayRow, entries: EntryRow[]) => Promise<void>,
): Promise<StayMoney> {
  const stay = isId(id) ? await payments.lock(tx, id) : undefined;
  if (!stay) throw notFound(bookingMessages.notFound);
  if (!canKeepMoney(actor, { listerId: stay.lister_id })) throw forbidden(paymentMessages.notYours);
  await make(stay, await payments.list(tx, stay.id));
  return presentMoney(stay, await payments.list(tx, stay.id));
}

interface Recording {
  stay: PaidStayRow;
  entries: EntryRow[];
  body: PaymentBody;
  entryId: string;
}

async function recordIn(
  tx: Transaction,
  { now, config }: Platform,
  actor: Actor,
  { stay, entries, body: { kind, amount: cedi, method, note }, entryId }: Recording,
): Promise<void> {
  const amount = fromCedi(cedi);
  const early = kind === 'payment' && refusePayment(stay.status as BookingStatus);
  if (early) throw unprocessable(early);
  const refusal = refuseAmount(kind, amount, balanceOfEntries(entries), depositOf(stay));
  if (refusal) throw unprocessable(refusal);
  const receiptNumber = entries.filter((entry) => entry.receipt_number !== null).length + 1;
  await payments.insert(
    tx,
    {
      id: entryId,
      bookingId: stay.id,
      kind,
      madeAt: now(),
      madeBy: actor.userId,
      method,
      note,
      receiptNumber,
    },
    linesOf(kind, amount),
  );
  const after = await payments.list(tx, stay.id);
  const made = after.find(({ id }) => id === entryId);
  if (made) await queueMail(tx, receiptMail(stay, made, balanceOfEntries(after), config.appUrl));
}
