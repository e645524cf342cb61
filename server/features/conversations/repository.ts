import { type Selectable, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { PropertyType } from '#domain/properties/property.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Conversations } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A conversation with its listing and its two people, for responses and mails. */
export type ConversationRow = Omit<Selectable<Conversations>, 'last_number'> & {
  listing_kind: ListingKind;
  listing_name: string;
  listing_deleted_at: Date | null;
  property_type: PropertyType | null;
  lister_firstname: string;
  lister_lastname: string;
  lister_email: string;
  sender_firstname: string;
  sender_lastname: string;
  sender_email: string;
  last_text: string;
  last_author_id: string;
};

/** One person's conversations, and words to find in them. */
export interface ConversationFilter {
  listerId?: string;
  senderId?: string;
  isReported?: boolean;
  search?: string | undefined;
}

export const conversations = {
  find: (db: Db, id: string): Promise<ConversationRow | undefined> =>
    withParties(db).where('conversations.id', '=', id).executeTakeFirst(),

  /** For a conversation that certainly exists. */
  get: (db: Db, id: string): Promise<ConversationRow> =>
    withParties(db).where('conversations.id', '=', id).executeTakeFirstOrThrow(),

  /** True if someone has deleted their account. */
  async hasLeft(db: Db, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('erased_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Makes other people's acts in a conversation wait until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<void> {
    await tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** Does the same for all conversations between two people. */
  async lockBetween(tx: Transaction, one: string, other: string): Promise<void> {
    await tx
      .selectFrom('conversations')
      .select('id')
      .where('lister_id', 'in', [one, other])
      .where('sender_id', 'in', [one, other])
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  /** A window of them, most recently written first. */
  list: (
    db: Db,
    filter: ConversationFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<ConversationRow[]> =>
    withParties(db)
      .where(isWanted(filter))
      .orderBy('conversations.last_message_at', 'desc')
      .orderBy('conversations.id', 'desc')
      .limit(size)
      .offset(offset)
      .execute(),

  /**
   * Conversations about someone's listings in which the other person wrote last and may be written
   * to: the unread ones, and those written since a moment.
   */
  toAnswer: (db: Db, listerId: string, since: Date, max: number): Promise<ConversationRow[]> =>
    withParties(db)
      .where('conversations.lister_id', '=', listerId)
      .whereRef('last.author_id', '=', 'conversations.sender_id')
      .where((eb) =>
        eb.or([
          eb('conversations.unread_by_lister', '>', 0),
          eb('conversations.last_message_at', '>', since),
        ]),
      )
      .where('sender.erased_at', 'is', null)
      .where('sender.suspended_at', 'is', null)
      .where(
        sql<boolean>`not exists (select from blocked_people
          where (blocker_id, blocked_id) in (
            (conversations.lister_id, conversations.sender_id),
            (conversations.sender_id, conversations.lister_id)))`,
      )
      .orderBy('conversations.last_message_at', 'desc')
      .orderBy('conversations.id', 'desc')
      .limit(max)
      .execute(),

  async count(db: Db, filter: ConversationFilter): Promise<number> {
    const { total } = await people(db)
      .select(sql<number>`count(*)`.as('total'))
      .where(isWanted(filter))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Counts the conversations with unread messages, received and sent apart, each up to `max`. */
  async countUnread(
    db: Db,
    userId: string,
    max: number,
  ): Promise<{ received: number; sent: number }> {
    const countOf = (mine: 'lister_id' | 'sender_id', unread: string) =>
      sql<number>`(select count(*) from (select 1 from conversations
        where ${sql.ref(mine)} = ${userId} and ${sql.ref(unread)} > 0 limit ${max}) as unread)`;
    const { rows } = await sql<{ received: number; sent: number }>`select
      ${countOf('lister_id', 'unread_by_lister')} as received,
      ${countOf('sender_id', 'unread_by_sender')} as sent`.execute(db);
    return rows[0] ?? { received: 0, sent: 0 };
  },
};

function isWanted({ listerId, senderId, isReported, search }: ConversationFilter) {
  const wanted = [sql<boolean>`true`];
  if (listerId !== undefined) wanted.push(sql`conversations.lister_id = ${listerId}`);
  if (senderId !== undefined) wanted.push(sql`conversations.sender_id = ${senderId}`);
  if (isReported) {
    wanted.push(
      sql`exists (select from conversation_reports as report where report.conversation_id = conversations.id)`,
    );
  }
  if (search !== undefined) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    wanted.push(sql`(listings.name ilike ${pattern}
      or lister.firstname || ' ' || lister.lastname ilike ${pattern}
      or sender.firstname || ' ' || sender.lastname ilike ${pattern}
      or exists (select from conversation_messages as message
        where message.conversation_id = conversations.id and message.text ilike ${pattern}))`);
  }
  return sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

/** Each has a listing; an outer join lets counting without a search skip it. */
const people = (db: Db) =>
  db
    .selectFrom('conversations')
    .leftJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('users as lister', 'lister.id', 'conversations.lister_id')
    .innerJoin('users as sender', 'sender.id', 'conversations.sender_id');

const withParties = (db: Db) =>
  people(db)
    .innerJoin('conversation_messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversations.id')
        .onRef('last.number', '=', 'conversations.last_number'),
    )
    .select([
      'conversations.id',
      'conversations.listing_id',
      'conversations.lister_id',
      'conversations.sender_id',
      'conversations.phone_number',
      'conversations.created_at',
      'conversations.last_message_at',
      'conversations.unread_by_lister',
      'conversations.unread_by_sender',
      sql<ListingKind>`listings.kind`.as('listing_kind'),
      sql<string>`listings.name`.as('listing_name'),
      'listings.deleted_at as listing_deleted_at',
      sql<PropertyType | null>`listings.property_type`.as('property_type'),
      'lister.firstname as lister_firstname',
      'lister.lastname as lister_lastname',
      'lister.email as lister_email',
      'sender.firstname as sender_firstname',
      'sender.lastname as sender_lastname',
      'sender.email as sender_email',
      'last.text as last_text',
      'last.author_id as last_author_id',
    ]);
