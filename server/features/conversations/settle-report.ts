import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { SettleReportBody } from '#domain/conversations/reported-schema.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { suspendPersonIn } from '#server/features/people/public.ts';
import { reportEndedMail } from '#server/features/reports/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listerName, senderName } from './present.ts';
import { reports } from './report-repository.ts';
import { conversations } from './repository.ts';

/**
 * Ends someone's report of a conversation for an Admin, and if wanted suspends the other person:
 * everything, with the mails and the audit log, or nothing.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CONFLICT for a case settled already; and as
 * `suspendPersonIn`.
 */
export async function settleReport(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  actor: Actor,
  id: string,
  { action, note, freeNights }: SettleReportBody,
): Promise<void> {
  if (!isAdmin(actor)) throw forbidden();
  const at = platform.now();
  await inTransaction(platform.db, async (tx) => {
    const report = isId(id) ? await reports.lock(tx, id) : undefined;
    if (!report) throw notFound(reportedMessages.notFound);
    if (report.settled_at) throw conflict(reportedMessages.alreadySettled);
    const row = await conversations.get(tx, report.conversation_id);
    const [otherId, otherName] =
      report.reporter_id === row.lister_id
        ? [row.sender_id, senderName(row)]
        : [row.lister_id, listerName(row)];
    if (action === 'suspend') {
      await suspendPersonIn(tx, platform, actor, otherId, { reason: note, freeNights });
    }
    await reports.settle(tx, id, { action, note, at, by: actor.userId });
    const reporter = await reports.reporter(tx, report.reporter_id);
    if (reporter) {
      const what = `a conversation with ${otherName} about “${row.listing_name}”`;
      await queueMail(
        tx,
        reportEndedMail(reporter, what, { action, note }, platform.config.appUrl),
      );
    }
    await recordAudit(tx, {
      event: 'reports-settled',
      at,
      subject: { kind: 'report', id },
      reason: note || undefined,
      after: { action, kind: 'conversation', of: row.id },
    });
  });
}
