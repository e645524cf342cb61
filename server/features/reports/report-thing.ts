import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { conflict, forbiddenBecause, notFound } from '#domain/errors.ts';
import { isListingKind } from '#domain/listing-kinds.ts';
import { reportMessages } from '#domain/reports/messages.ts';
import { canReport } from '#domain/reports/rules.ts';
import type { ReportBody } from '#domain/reports/schema.ts';
import { adminEmails } from '#server/features/accounts/public.ts';
import { noteReported } from '#server/features/moderation/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { REPORTS } from './limits.ts';
import { reportedMail } from './mails.ts';
import { cases } from './repository.ts';
import { findReadableThing } from './things-repository.ts';

/**
 * Reports a listing, a comment or a person to the Admins. Each person's report counts once until an
 * Admin has ended it.
 * @throws {DomainError} NOT_FOUND for something gone, or on a listing that is not live; OWN_LISTING for one's own; CONFLICT for something one has reported
 * already; TOO_MANY_REQUESTS.
 */
export async function reportThing(
  { db, now, limits, config }: Pick<Platform, 'db' | 'now' | 'limits' | 'config'>,
  actor: Actor,
  body: ReportBody,
): Promise<void> {
  const { kind, id, reason, details } = body;
  const thing = await findReadableThing(db, kind, id);
  if (!thing) throw notFound(reportMessages.gone);
  if (!canReport(actor, thing.owner_id)) throw forbiddenBecause('OWN_LISTING', reportMessages.own);
  await limits.of(REPORTS).take(actor.userId);
  const at = now();
  await inTransaction(db, async (tx) => {
    const caseId = uuid();
    const { owner_id, name } = thing;
    const found = await cases.open(tx, {
      id: caseId,
      kind,
      thing_id: id,
      owner_id,
      name,
      newest_at: at,
    });
    const report = { id: uuid(), case_id: found.id, reporter_id: actor.userId, reason, details };
    if (!(await cases.addReport(tx, { ...report, created_at: at }))) {
      throw conflict(reportMessages.already);
    }
    if (isListingKind(kind)) await noteReported(tx, { kind, id }, at);
    // The Admins are mailed once, however many people report the same thing.
    if (found.id !== caseId) return;
    for (const admin of await adminEmails(tx)) {
      await queueMail(tx, reportedMail(admin, name, body, config.appUrl));
    }
  });
}
