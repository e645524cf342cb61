import { type Insertable, type Selectable, sql } from 'kysely';
import type { ContactMessagesQuery } from '#domain/site/message-list-schema.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { ContactMessages } from '#server/platform/database/schema.gen.ts';
import { countUpTo, type TablePart, tablePage } from '#server/platform/database/table-page.ts';
import { type AnswerRow, answersTo } from './message-answer-repository.ts';

type Db = Database | Transaction;

export type MessageFilter = Pick<ContactMessagesQuery, 'search' | 'state'>;
export type MessageRow = Selectable<ContactMessages> & { answers: AnswerRow[] };

/** Messages from /contact; ids contain when they were written. */
export const contactMessages = {
  insert: (tx: Transaction, message: Insertable<ContactMessages>) =>
    tx.insertInto('contact_messages').values(message).execute(),

  removeBefore: (db: Db, moment: Date) =>
    db.deleteFrom('contact_messages').where('created_at', '<', moment).execute(),

  async list(
    db: Database,
    filter: MessageFilter,
    { oldestFirst = false, ...part }: Omit<TablePart, 'order'> & { oldestFirst?: boolean },
  ): Promise<MessageRow[]> {
    const order = oldestFirst ? sql`id` : sql`id desc`;
    const page = await tablePage(db, found(filter), filter.search !== undefined, {
      ...part,
      order,
    });
    const { rows } = await sql<MessageRow>`
      select contact_messages.*, ${ANSWERS} as answers from ${page} as page join contact_messages using (id)
      order by ${order}`.execute(db);
    return rows;
  },

  async find(db: Database, id: string): Promise<MessageRow | undefined> {
    const { rows } = await sql<MessageRow>`
      select contact_messages.*, ${ANSWERS} as answers from contact_messages where id = ${id}`.execute(
      db,
    );
    return rows[0];
  },

  lock: (tx: Transaction, id: string) =>
    tx
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Counting stops at `max`. */
  countUpTo: (db: Database, filter: MessageFilter, max: number): Promise<number> =>
    countUpTo(db, found(filter), max),

  /** Counts the messages since a moment (ever, without one), up to `max`. */
  countSince: (db: Database, since: Date | undefined, max: number): Promise<number> =>
    countUpTo(
      db,
      sql`select from contact_messages where created_at > ${since ?? new Date(0)}`,
      max,
    ),

  /**
   * Marks a message as done since a moment, or as open again. Returns whether that changed it;
   * undefined if there is none.
   */
  async setDone(tx: Transaction, id: string, doneAt: Date | null): Promise<boolean | undefined> {
    const before = await contactMessages.lock(tx, id);
    if (!before) return undefined;
    if ((before.done_at === null) === (doneAt === null)) return false;
    await tx
      .updateTable('contact_messages')
      .set({ done_at: doneAt })
      .where('id', '=', id)
      .execute();
    return true;
  },
};

const ANSWERS = answersTo('contact_messages.id');

const found = ({ search, state }: MessageFilter) => sql`
  select id from contact_messages
  where ${search ? sql`lower(name || ' ' || email || ' ' || message) like ${likePattern(search)}` : sql`true`}
    and ${state ? DONE[state] : sql`true`}`;

const DONE = { open: sql`done_at is null`, done: sql`done_at is not null` } as const;
