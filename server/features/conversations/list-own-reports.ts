import { paths } from '#domain/site/paths.ts';
import type { OwnReport } from '#domain/workspace/own-report-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { reportedConversations } from './reported-repository.ts';

/** Conversations that someone reported: open reports, and those ended since a moment, newest first. */
export async function listOwnConversationReports(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  { since, max }: { since: Date; max: number },
): Promise<OwnReport[]> {
  const rows = await reportedConversations.ofReporter(db, userId, since, max);
  return rows.map((row) => ({
    _id: row.id,
    kind: 'conversation',
    name: row.reporter_id === row.lister_id ? row.sender_name : row.lister_name,
    path: paths.conversation(row.conversation_id),
    createdAt: row.created_at.toISOString(),
    ended: row.settled_at &&
      row.action && {
        at: row.settled_at.toISOString(),
        action: row.action,
        note: row.action === 'dismiss' ? (row.note ?? '') : '',
      },
  }));
}
