import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { badInput, conflict, forbidden, notFound } from '#domain/errors.ts';
import { isListingKind } from '#domain/listing-kinds.ts';
import { ACTION_OF, type ReportAction } from '#domain/reports/rules.ts';
import type { SettleReportsBody } from '#domain/reports/schema.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { deleteCommentIn } from '#server/features/comments/public.ts';
import { moderateListingIn } from '#server/features/moderation/public.ts';
import { suspendPersonIn } from '#server/features/people/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { reportEndedMail } from './mails.ts';
import { cases, type OpenCase } from './repository.ts';
import { findThing } from './things-repository.ts';

type Needed = Pick<Platform, 'db' | 'now' | 'config'>;

/**
 * Ends all reports of something for an Admin, and takes the chosen measures: everything, with the
 * mails and the audit log, or nothing.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CONFLICT for a case settled already; BAD_INPUT
 * for what cannot be done about it; and what doing it throws.
 */
export async function settleReports(
  platform: Needed,
  actor: Actor,
  id: string,
  { action, note, freeNights }: SettleReportsBody,
): Promise<void> {
  if (!isAdmin(actor)) throw forbidden();
  const at = platform.now();
  await inTransaction(platform.db, async (tx) => {
    const row = isId(id) ? await cases.lock(tx, id) : undefined;
    if (!row) throw notFound(reportedMessages.notFound);
    if (row.settled_at) throw conflict(reportedMessages.alreadySettled);
    const open = row as OpenCase;
    // All measures take place at the moment of settling the case, by which a hidden listing is
    // recognised.
    const then = { ...platform, now: () => at };
    if (action !== 'dismiss') await act(tx, then, actor, open, { action, note, freeNights });
    await cases.settle(tx, open.id, { settled_at: at, settled_by: actor.userId, action, note });
    for (const reporter of await cases.reporters(tx, open.id)) {
      const { appUrl } = platform.config;
      await queueMail(tx, reportEndedMail(reporter, `“${open.name}”`, { action, note }, appUrl));
    }
    await recordAudit(tx, {
      event: 'reports-settled',
      at,
      subject: { kind: 'report', id: open.id },
      reason: note || undefined,
      after: { action, kind: open.kind, of: open.thing_id },
    });
  });
}

async function act(
  tx: Transaction,
  platform: Needed,
  actor: Actor,
  { kind, thing_id: id }: OpenCase,
  { action, note, freeNights }: SettleReportsBody & { action: Exclude<ReportAction, 'dismiss'> },
): Promise<void> {
  if (action !== ACTION_OF[kind]) {
    throw badInput(reportedMessages.noSuchAction, { action: reportedMessages.noSuchAction });
  }
  if (isListingKind(kind)) {
    const hiding = { transition: 'hide', reason: note } as const;
    return moderateListingIn(tx, platform, actor, { kind, id }, hiding);
  }
  if (kind === 'person') {
    return suspendPersonIn(tx, platform, actor, id, { reason: note, freeNights });
  }
  const comment = await findThing(tx, kind, id);
  if (!comment?.listing_id) throw notFound(reportedMessages.notFound);
  const address = { propertyId: comment.listing_id, commentId: id };
  return deleteCommentIn(tx, platform.now(), actor, address, note);
}
