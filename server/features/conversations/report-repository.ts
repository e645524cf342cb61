import { type Insertable, type Selectable, sql } from 'kysely';
import type { SettleReportBody } from '#domain/conversations/reported-schema.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ConversationReports } from '#server/platform/database/schema.gen.ts';
import type { Owner } from '#server/platform/mail/mail.ts';

type Db = Database | Transaction;

export const reports = {
  /** True if a conversation was ever reported. */
  async has(db: Db, conversationId: string): Promise<boolean> {
    const row = await db
      .selectFrom('conversation_reports')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if someone's report of it is still open. */
  async hasOpen(db: Db, conversationId: string, reporterId: string): Promise<boolean> {
    const row = await db
      .selectFrom('conversation_reports')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .where('reporter_id', '=', reporterId)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * One person has one report of a conversation: a second replaces it, and false is returned. After
   * an ended report it is a new one, with an id of its own, which contains when it was made.
   */
  async save(tx: Transaction, report: Insertable<ConversationReports>): Promise<boolean> {
    const { reason, details } = report;
    const unlessEnded = (column: 'id' | 'created_at') =>
      sql<string>`case when conversation_reports.settled_at is null
        then conversation_reports.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
    const saved = await tx
      .insertInto('conversation_reports')
      .values(report)
      .onConflict((conflict) =>
        conflict.columns(['conversation_id', 'reporter_id']).doUpdateSet({
          id: unlessEnded('id'),
          reason,
          details,
          created_at: unlessEnded('created_at'),
          settled_at: null,
          settled_by: null,
          action: null,
          note: null,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return saved.id === report.id;
  },

  /** Locks a report until the transaction ends. */
  lock: (tx: Transaction, id: string): Promise<Selectable<ConversationReports> | undefined> =>
    tx
      .selectFrom('conversation_reports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  settle: (
    tx: Transaction,
    id: string,
    settled: Omit<SettleReportBody, 'freeNights'> & { at: Date; by: string },
  ) =>
    tx
      .updateTable('conversation_reports')
      .set({
        settled_at: settled.at,
        settled_by: settled.by,
        action: settled.action,
        note: settled.note,
      })
      .where('id', '=', id)
      .execute(),

  /** The reporter's address; undefined once they are suspended or gone. */
  reporter: (tx: Transaction, reporterId: string): Promise<Owner | undefined> =>
    tx
      .selectFrom('users')
      .select(['email', 'email_confirmed_at', 'firstname'])
      .where('id', '=', reporterId)
      .where('suspended_at', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst(),
};
