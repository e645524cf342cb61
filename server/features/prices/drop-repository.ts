import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PriceDropMails } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A listing whose prices everyone may see. */
interface PricedRow {
  id: string;
  kind: ListingKind;
  lister_id: string;
  created_at: Date;
}

/** 192 bits, so that nobody guesses the address. */
const TOKEN_BYTES = 24;

export const priceDrops = {
  /** Nothing for a deleted listing, or for a relocation vehicle, whose price is hidden. */
  async listing(db: Db, id: string): Promise<PricedRow | undefined> {
    const { rows } = await sql<PricedRow>`
      select id, kind, lister_id, created_at from listings
      where id = ${id}::uuid and ${isShown('listings')} and not relocation`.execute(db);
    return rows[0];
  },

  /**
   * Records the people to mail about a change, each only once ever: those who had kept the listing
   * by then, without its lister.
   */
  async note(
    tx: Transaction,
    change: { id: string; changed_at: Date },
    listing: PricedRow,
    now: Date,
  ): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`
      insert into price_drop_alerts (user_id, price_change_id, found_at)
      select user_id, ${change.id}::uuid, ${now}::timestamptz
      from favourites left join price_drop_mails using (user_id)
      where listing_id = ${listing.id}::uuid and kept_at <= ${change.changed_at}::timestamptz
        and user_id <> ${listing.lister_id}::uuid and coalesce(wanted, true)
      order by user_id
      on conflict do nothing returning user_id`.execute(tx);
    return rows.map((row) => row.user_id);
  },

  /**
   * Takes the changes that someone has not been mailed about, so that no one else does. Returns the
   * listings they still keep.
   */
  async settle(tx: Transaction, userId: string, now: Date): Promise<string[]> {
    const { rows } = await sql<{ listing_id: string }>`
      with settled as (
        update price_drop_alerts set settled_at = ${now}::timestamptz
        where user_id = ${userId}::uuid and settled_at is null returning price_change_id
      )
      select favourites.listing_id from settled
      join price_changes on price_changes.id = settled.price_change_id
      join favourites on favourites.listing_id = price_changes.listing_id
        and favourites.user_id = ${userId}::uuid
      group by favourites.listing_id order by max(price_changes.changed_at) desc, favourites.listing_id`.execute(
      tx,
    );
    return rows.map((row) => row.listing_id);
  },

  /** The owner of the favourites, unless suspended. */
  findKeeper: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email', 'firstname', 'email_confirmed_at'])
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst(),
};

/** Tells if someone wants these mails, and the token that stops them. */
export const priceDropMails = {
  async areWanted(db: Db, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('price_drop_mails')
      .select('wanted')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.wanted ?? true;
  },

  /** The token for someone's mails, which never changes. */
  async token(tx: Transaction, userId: string): Promise<string> {
    const row = await tx
      .insertInto('price_drop_mails')
      .values({ user_id: userId, unsubscribe_token: newToken() })
      // So that there is a row to return.
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
      .returning('unsubscribe_token')
      .executeTakeFirstOrThrow();
    return row.unsubscribe_token;
  },

  want: (tx: Transaction, userId: string, wanted: boolean) =>
    tx
      .insertInto('price_drop_mails')
      .values({ user_id: userId, wanted, unsubscribe_token: newToken() })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wanted }))
      .execute(),

  findByToken: (db: Db, token: string): Promise<Selectable<PriceDropMails> | undefined> =>
    db
      .selectFrom('price_drop_mails')
      .selectAll()
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst(),
};

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
