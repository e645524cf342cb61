import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The database's record of its identity and its storage. */
export interface Installation {
  id: string;
  /** The storage has been given the identity. */
  bound: boolean;
}

/** Some of the files that a database knows. */
export interface KnownFiles {
  photos: string[];
  videos: { key: string; extension: string; rendition: string | null }[];
  profiles: string[];
}

export const installations = {
  /** Makes processes that start at once look one after the other. */
  async lock(tx: Transaction): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('installation', 0))`.execute(tx);
  },

  find: async (db: Database | Transaction): Promise<Installation | undefined> => {
    const row = await db.selectFrom('installation').selectAll().executeTakeFirst();
    return row && { id: row.id, bound: row.media_bound_at !== null };
  },

  /** Makes an identity if there is none. */
  ensure: (db: Database) =>
    db
      .insertInto('installation')
      .defaultValues()
      .onConflict((c) => c.doNothing())
      .execute(),

  bind: (tx: Transaction, id: string) =>
    tx.updateTable('installation').set({ id, media_bound_at: new Date() }).execute(),

  /** The newest, and as many of any age: keys are hashes, so their order is random. */
  async knownFiles(db: Database | Transaction, most: number): Promise<KnownFiles> {
    const photos = db.selectFrom('photos').select('key').limit(most);
    const newest = await photos.orderBy('created_at', 'desc').execute();
    const any = await photos.orderBy('key').execute();
    const videos = await db
      .selectFrom('videos')
      .select(['key', 'extension', 'rendition'])
      .orderBy('key')
      .limit(most)
      .execute();
    const profiles = await db
      .selectFrom('users')
      .select('profile_image_key')
      .where('profile_image_key', 'is not', null)
      .limit(most)
      .execute();
    return {
      photos: [...new Set([...newest, ...any].map((photo) => photo.key))],
      videos,
      profiles: profiles.flatMap((user) => user.profile_image_key ?? []),
    };
  },
};
