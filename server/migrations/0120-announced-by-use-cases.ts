import { type Kysely, sql } from 'kysely';

/** Who changes what visitors are shown announces it (platform/cache/announce.ts); the triggers that did go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TRIGGERS = {
  bookings: ['announce_stays', 'announce_stays_changed'],
  comments: [
    'announce_comments_delete',
    'announce_comments_insert',
    'announce_comments_update',
    'announce_emptied_comments',
  ],
  listing_photos: ['listing_photos_delete', 'listing_photos_insert', 'listing_photos_update'],
  photos: ['announce_photos'],
  site_settings: ['announce_emptied_site_settings', 'announce_site'],
  users: [
    'announce_answer_times',
    'announce_emptied_users',
    'announce_people',
    'announce_people_gone',
  ],
  verifications: ['announce_verifications'],
  videos: ['announce_videos'],
};

const FUNCTIONS = [
  'announce_comments()',
  'announce_everything()',
  'announce_person()',
  'announce_photos()',
  'announce_site()',
  'announce_stays()',
  'announce_verified()',
  'announce_videos()',
  'announce_shown_of(uuid)',
  'listing_photos_delete()',
  'listing_photos_insert()',
  'listing_photos_update()',
  'listing_topics(text, uuid)',
];

/** Functions that did more than announce, without what did. */
const without = (names: readonly string[], pattern: string) => `
  do $do$
  declare
    name text;
    definition text;
  begin
    foreach name in array array[${names.map((name) => `'${name}'`).join(', ')}] loop
      definition := pg_get_functiondef(name::regproc);
      if definition !~ '${pattern}' then
        raise exception '% is not as 0100-listings has it', name;
      end if;
      execute regexp_replace(definition, '${pattern}', '');
    end loop;
  end $do$`;

const STATEMENTS = [
  ...Object.entries(TRIGGERS).flatMap(([table, triggers]) =>
    triggers.map((trigger) => `drop trigger ${trigger} on ${table}`),
  ),
  without(
    ['listings_insert', 'listings_update', 'listings_delete'],
    String.raw`\s*if \(select count[^;]*limit 51[^;]*;[^;]*;\s*end if;`,
  ),
  without(['listings_emptied'], String.raw`\s*perform pg_notify[^;]*;`),
  ...FUNCTIONS.map((name) => `drop function ${name}`),
];
