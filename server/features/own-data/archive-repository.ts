import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { OwnArchives } from '#server/platform/database/schema.gen.ts';
import type { Owner } from '#server/platform/mail/mail.ts';

type Db = Database | Transaction;

export type ArchiveRow = Selectable<OwnArchives>;

/** A photo of someone's listing. */
export interface OwnPhotoRow {
  listing_id: string;
  name: string;
  position: number;
  key: string;
  mime: string;
}

export const archives = {
  /**
   * Asks for an archive; undefined while there is another, unless that has expired, failed, or is
   * `lost`.
   * @param replaced one that was asked for before `givenUp` and is not ready, and the id of one whose file is gone.
   */
  async ask(
    tx: Transaction,
    row: Pick<ArchiveRow, 'id' | 'user_id' | 'asked_at' | 'expires_at'>,
    { givenUp, lost }: { givenUp: Date; lost: string | undefined },
  ): Promise<{ id: string } | undefined> {
    const nothing = { ready_at: null, bytes: null };
    return tx
      .insertInto('own_archives')
      .values(row)
      .onConflict((clash) =>
        clash
          .column('user_id')
          .doUpdateSet({ ...row, ...nothing })
          .where(({ and, eb, or }) =>
            or([
              eb('own_archives.expires_at', '<=', row.asked_at),
              and([
                eb('own_archives.ready_at', 'is', null),
                eb('own_archives.asked_at', '<=', givenUp),
              ]),
              ...(lost === undefined ? [] : [eb('own_archives.id', '=', lost)]),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
  },

  find: (db: Db, id: string): Promise<ArchiveRow | undefined> =>
    db.selectFrom('own_archives').selectAll().where('id', '=', id).executeTakeFirst(),

  /** An account's archive, unless it has expired. */
  ofAccount: (db: Db, userId: string, now: Date): Promise<ArchiveRow | undefined> =>
    db
      .selectFrom('own_archives')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /**
   * Records that its file is ready; returns its owner, or undefined if nobody waits for it any
   * more.
   */
  setReady: (
    tx: Transaction,
    { id, ...ready }: { id: string; ready_at: Date; bytes: number; expires_at: Date },
  ): Promise<Owner | undefined> =>
    tx
      .updateTable('own_archives')
      .set(ready)
      .from('users')
      .where('own_archives.id', '=', id)
      .where('own_archives.ready_at', 'is', null)
      .whereRef('users.id', '=', 'own_archives.user_id')
      .returning(['users.email', 'users.firstname', 'users.email_confirmed_at'])
      .executeTakeFirst(),

  removeExpired: (db: Db, now: Date) =>
    db.deleteFrom('own_archives').where('expires_at', '<=', now).execute(),

  /** Those of some ids that exist. */
  async among(db: Db, ids: readonly string[]): Promise<Set<string>> {
    const rows = await db.selectFrom('own_archives').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  },

  /**
   * Photos of someone's listings after a given one, whole listings at a time; includes deleted
   * listings while their files exist.
   */
  async photos(db: Db, userId: string, after: string, listings: number): Promise<OwnPhotoRow[]> {
    const { rows } = await sql<OwnPhotoRow>`
      with own as (
        select id, name from listings
        where lister_id = ${userId} and id > ${after}::uuid
          and exists (select from listing_photos where listing_id = listings.id)
        order by id limit ${listings}
      )
      select own.id as listing_id, own.name, link.position, photos.key, photos.mime
      from own
      join listing_photos as link on link.listing_id = own.id
      join photos on photos.key = link.photo_key
      order by own.id, link.position`.execute(db);
    return rows;
  },

  /** Total bytes of those photos. */
  async photoBytes(db: Db, userId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(photos.bytes), 0)::bigint as bytes
      from listings
      join listing_photos as link on link.listing_id = listings.id
      join photos on photos.key = link.photo_key
      where lister_id = ${userId}`.execute(db);
    return rows[0]?.bytes ?? 0;
  },
};
