import type { Insertable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ConversationReports } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export const reports = {
  async has(db: Db, conversationId: string, reporterId?: string): Promise<boolean> {
    const row = await db
      .selectFrom('conversation_reports')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .$if(reporterId !== undefined, (query) => query.where('reporter_id', '=', reporterId ?? ''))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** One person's report of a conversation is one: a second one replaces it. False for that. */
  async save(tx: Transaction, report: Insertable<ConversationReports>): Promise<boolean> {
    const { reason, details } = report;
    const saved = await tx
      .insertInto('conversation_reports')
      .values(report)
      .onConflict((conflict) =>
        conflict.columns(['conversation_id', 'reporter_id']).doUpdateSet({ reason, details }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return saved.id === report.id;
  },
};
