import { type Kysely, sql } from 'kysely';

/** Counts of searches that found nothing, by their words and week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unfound_searches (
      id bigint generated always as identity primary key,
      week date not null,
      words text not null check (length(words) between 1 and 100),
      count integer not null check (count > 0),
      unique (week, words)
    )`.execute(db);
}
