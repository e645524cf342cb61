import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Somebody who rates meanwhile waits, so that nobody rates twice between the rows and their index.
  'lock table comments in share row exclusive mode',
  `update comments set rating = null
    from properties
    where properties.id = comments.property_id
      and properties.lister_id = comments.user_id
      and comments.rating is not null`,
  `update comments set rating = null
    where rating is not null
      and exists (
        select from comments later
        where later.property_id = comments.property_id
          and later.user_id = comments.user_id
          and later.rating is not null
          and (later.created_at, later.id) > (comments.created_at, comments.id)
      )`,
  `update properties set rating_total = stars.total, rating_count = stars.count
    from (
      select properties.id, coalesce(sum(comments.rating), 0)::integer as total,
        count(comments.rating)::integer as count
      from properties left join comments on comments.property_id = properties.id
      group by properties.id
    ) stars
    where stars.id = properties.id
      and (stars.total, stars.count) is distinct from (rating_total, rating_count)`,
  `create unique index one_rating_a_person on comments (property_id, user_id)
    where rating is not null`,
  // By a trigger, because a version of before may write beside this schema: it knows of no such rule.
  `create function replace_earlier_rating() returns trigger language plpgsql as $$
    begin
      update comments set rating = null
        where property_id = new.property_id and user_id = new.user_id
          and id <> new.id and rating is not null;
      return new;
    end
  $$`,
  `create trigger replace_earlier_rating before insert or update of rating on comments
    for each row when (new.rating is not null) execute function replace_earlier_rating()`,
];
