import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ReportConversationBody } from '#domain/conversations/schema.ts';
import { adminEmails } from '#server/features/accounts/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { REPORTS } from './limits.ts';
import { reportMail } from './mails.ts';
import { ownConversation } from './readable.ts';
import { reports } from './report-repository.ts';

/**
 * Reports a conversation to the Admins, who may read it from then on. A person's second report
 * replaces the first without another mail, until an Admin has ended it.
 * @throws {DomainError} NOT_FOUND for a conversation of others; TOO_MANY_REQUESTS.
 */
export async function reportConversation(
  { db, now, limits, config }: Pick<Platform, 'db' | 'now' | 'limits' | 'config'>,
  actor: Actor,
  conversationId: string,
  body: ReportConversationBody,
): Promise<void> {
  const { row } = await ownConversation(db, actor, conversationId);
  await limits.of(REPORTS).take(actor.userId);
  await inTransaction(db, async (tx) => {
    const isNew = await reports.save(tx, {
      id: uuid(),
      conversation_id: row.id,
      reporter_id: actor.userId,
      created_at: now(),
      ...body,
    });
    if (!isNew) return;
    for (const admin of await adminEmails(tx)) {
      await queueMail(tx, reportMail(row, actor, body, { to: admin, appUrl: config.appUrl }));
    }
  });
}
