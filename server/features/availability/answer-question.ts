import { availabilityMessages } from '#domain/availability/messages.ts';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import type { AvailabilityAnswer, PauseReason } from '#domain/availability/rules.ts';
import type { AvailabilityQuestion } from '#domain/availability/schema.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { availability, type QuestionRow } from './repository.ts';

/**
 * The question behind a mail's token; the mail itself is the permission, so no session is needed.
 * @throws {DomainError} NOT_FOUND, also once another question was asked.
 */
export async function getQuestion(
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<AvailabilityQuestion> {
  return present(await questionOrThrow(db, token));
}

/**
 * Records a lister's answer about the listing behind a token; a repeat changes nothing, another
 * answer replaces it.
 * @throws {DomainError} NOT_FOUND; CONFLICT once an Admin has paused it.
 */
export const answerQuestion = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
  answer: AvailabilityAnswer,
): Promise<AvailabilityQuestion> =>
  inTransaction(db, async (tx) => {
    await settle(tx, await questionOrThrow(tx, token), answer, now());
    return present(await questionOrThrow(tx, token));
  });

async function settle(
  tx: Transaction,
  listing: QuestionRow,
  answer: AvailabilityAnswer,
  now: Date,
): Promise<void> {
  const { pause_reason } = await availability.pauseOf(tx, listing.id);
  if (pause_reason === ('by-admin' satisfies PauseReason)) {
    throw conflict(pauseMessages.pausedByAdmin);
  }
  if (answer === 'paused' || (answer === 'taken' && !KINDS[listing.kind].staysWhenTaken)) {
    return availability.pause(tx, listing.id, 'by-lister', now);
  }
  if (KINDS[listing.kind].staysWhenTaken) {
    await availability.setStatus(
      tx,
      listing.id,
      answer === 'available' ? 'available' : takenAs(listing),
      now,
    );
  }
  await availability.confirm(tx, listing.id, now);
  await noteForAlerts(tx, listing);
}

/** The form of a token (ask-listers-job.ts); anything else is not found. */
const TOKEN = /^[\w-]{22}$/;

/** A listing for sale is sold, one to let is rented. */
const takenAs = ({ property_type }: QuestionRow) =>
  property_type === 'PropertySales' ? 'sold' : 'rented';

async function questionOrThrow(
  db: Platform['db'] | Transaction,
  token: string,
): Promise<QuestionRow> {
  const question = TOKEN.test(token) ? await availability.findByToken(db, token) : undefined;
  if (!question) throw notFound(availabilityMessages.unknown);
  return question;
}

function present(row: QuestionRow): AvailabilityQuestion {
  const { kind, id, name } = row;
  const path = KINDS[kind].path(id);
  return { kind, name, path, answer: answerOf(row) };
}

/** The current answer for a listing, whether given by the link or elsewhere. */
function answerOf({ paused_at, status, touched_at, asked_at }: QuestionRow) {
  if (paused_at) return 'paused';
  if (status !== 'available') return 'taken';
  return touched_at >= asked_at ? 'available' : null;
}
