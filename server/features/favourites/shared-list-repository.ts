import type { SharedLink } from '#domain/favourites/schema.ts';
import type { Database } from '#server/platform/database/database.ts';

export const sharedLists = {
  /** The link to someone's list; undefined when it is not shared. */
  async of(db: Database, userId: string): Promise<SharedLink | undefined> {
    const row = await db
      .selectFrom('shared_lists')
      .select(['id', 'with_notes'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && { id: row.id, withNotes: row.with_notes };
  },

  /** Shares a list by `link`; one shared already keeps its id, even if two calls race. */
  async share(db: Database, userId: string, link: SharedLink): Promise<SharedLink> {
    const row = await db
      .insertInto('shared_lists')
      .values({ user_id: userId, id: link.id, with_notes: link.withNotes })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ with_notes: link.withNotes }),
      )
      .returning(['id', 'with_notes'])
      .executeTakeFirstOrThrow();
    return { id: row.id, withNotes: row.with_notes };
  },

  remove: (db: Database, userId: string) =>
    db.deleteFrom('shared_lists').where('user_id', '=', userId).execute(),

  /** The owner of the list behind a link; undefined once they were suspended. */
  find: (db: Database, id: string) =>
    db
      .selectFrom('shared_lists')
      .innerJoin('users', 'users.id', 'shared_lists.user_id')
      .select(['shared_lists.user_id', 'shared_lists.with_notes', 'users.firstname'])
      .where('shared_lists.id', '=', id)
      .where('users.suspended_at', 'is', null)
      .executeTakeFirst(),
};
