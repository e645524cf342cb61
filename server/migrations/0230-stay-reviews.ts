import { type Kysely, sql } from 'kysely';

/** What guest and host write about each other after a stay, kept apart until it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stay_reviews (
      id uuid primary key,
      booking_id uuid not null references bookings on delete cascade,
      side text not null check (side in ('guest', 'host')),
      author_id uuid not null references users on delete cascade,
      rating smallint not null check (rating between 1 and 5),
      body text not null check (length(body) between 1 and 500),
      written_at timestamptz not null,
      shown_at timestamptz,
      unique (booking_id, side)
    )`.execute(db);
  await sql`create index stay_reviews_by_author on stay_reviews (author_id)`.execute(db);
  await sql`create index stay_reviews_not_shown on stay_reviews (booking_id) where shown_at is null`.execute(
    db,
  );
  await sql`alter table bookings add column reviews_asked_at timestamptz`.execute(db);
  // Nobody is asked about stays that were over before.
  await sql`update bookings set reviews_asked_at = now() where check_out < current_date`.execute(
    db,
  );
  await sql`create index bookings_to_review on bookings (check_out) where reviews_asked_at is null`.execute(
    db,
  );
}
