import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ConversationMessages } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type MessageRow = Selectable<ConversationMessages>;

export const messages = {
  /** The last messages of a conversation, or the last before a number, in order of time. */
  async list(
    db: Db,
    conversationId: string,
    { before, size }: { before: number | undefined; size: number },
  ): Promise<MessageRow[]> {
    const rows = await db
      .selectFrom('conversation_messages')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(size)
      .execute();
    return rows.reverse();
  },

  get: (db: Db, id: string): Promise<MessageRow> =>
    db
      .selectFrom('conversation_messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  /** The database numbers it, and counts it as unread for the other person. */
  insert: (
    tx: Transaction,
    message: Omit<Insertable<ConversationMessages>, 'number'>,
  ): Promise<MessageRow> =>
    tx.insertInto('conversation_messages').values(message).returningAll().executeTakeFirstOrThrow(),

  /** The number of an author's last message that was read; 0 for none. */
  async seenUpTo(db: Db, conversationId: string, authorId: string): Promise<number> {
    const last = await db
      .selectFrom('conversation_messages')
      .select('number')
      .where('conversation_id', '=', conversationId)
      .where('author_id', '=', authorId)
      .where('read_at', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.number ?? 0;
  },

  /**
   * Marks the other person's messages as read up to a number; the conversation must be locked.
   * Returns how many are left.
   */
  async markRead(
    tx: Transaction,
    conversationId: string,
    { readerId, upTo, at }: { readerId: string; upTo: number; at: Date },
  ): Promise<number> {
    const ofOther = tx
      .updateTable('conversation_messages')
      .set({ read_at: at })
      .where('conversation_id', '=', conversationId)
      .where('author_id', '<>', readerId)
      .where('read_at', 'is', null);
    const { numUpdatedRows } = await ofOther.where('number', '<=', upTo).executeTakeFirst();
    const read = Number(numUpdatedRows);
    const { left } = await tx
      .updateTable('conversations')
      .set({
        unread_by_lister: sql`unread_by_lister - case when lister_id = ${readerId} then ${read}::integer else 0 end`,
        unread_by_sender: sql`unread_by_sender - case when sender_id = ${readerId} then ${read}::integer else 0 end`,
      })
      .where('id', '=', conversationId)
      .returning(
        sql<number>`case when lister_id = ${readerId} then unread_by_lister else unread_by_sender end`.as(
          'left',
        ),
      )
      .executeTakeFirstOrThrow();
    return left;
  },
};
