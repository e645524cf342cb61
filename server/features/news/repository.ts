import { sql } from 'kysely';
import type { NewsPart } from '#domain/news/parts.ts';
import type { Database } from '#server/platform/database/database.ts';

export const lastLooks = {
  /** When someone last looked, at each part they ever looked at. */
  async of(db: Database, userId: string): Promise<Partial<Record<NewsPart, Date>>> {
    const rows = await db
      .selectFrom('last_looks')
      .select(['part', 'looked_at'])
      .where('user_id', '=', userId)
      .execute();
    return Object.fromEntries(rows.map(({ part, looked_at }) => [part, looked_at]));
  },

  /** Keeps a look; of two, the later one. */
  keep: (db: Database, userId: string, part: NewsPart, lookedAt: Date) =>
    db
      .insertInto('last_looks')
      .values({ user_id: userId, part, looked_at: lookedAt })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'part']).doUpdateSet({
          looked_at: sql`greatest(last_looks.looked_at, excluded.looked_at)`,
        }),
      )
      .execute(),
};
