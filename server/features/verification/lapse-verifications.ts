import { lifeAgo } from '#domain/privacy/lives.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { stateAfter } from '#domain/verification/states.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { verificationLives } from './life-repository.ts';
import { decidedMail } from './mails.ts';

/** Mails of one transaction. */
const BATCH = 100;

/**
 * Ends requests that no Admin has looked at for too long: documents must not be kept forever.
 * Returns how many.
 */
export async function lapseVerifications(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  for (;;) {
    const lapsed = await inTransaction(db, async (tx) => {
      const at = now();
      const asked = lifeAgo('waitingDocument', at);
      const reason = verificationMessages.lapsed;
      const rows = await verificationLives.lapse(tx, { asked, at, reason, limit: BATCH });
      for (const row of rows) {
        await queueMail(tx, decidedMail(row, 'refuse', reason, config.appUrl));
        await recordAudit(tx, {
          event: 'verification-decided',
          at,
          actor: null,
          subject: { kind: 'person', id: row.user_id },
          reason,
          before: { state: 'waiting' },
          after: { state: stateAfter('waiting', 'lapse'), kind: row.kind, verification: row.id },
        });
      }
      return rows.length;
    });
    total += lapsed;
    if (lapsed < BATCH || signal?.aborted) return total;
  }
}
