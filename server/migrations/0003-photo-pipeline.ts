import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const DATA_ADDRESS = 'data:image/webp;base64,';

// "If not exists", because for a while new databases had these from the beginning.
const STATEMENTS = [
  // A placeholder was a whole data: address; one that is too long is made again with the variants.
  `update photos set placeholder = replace(placeholder, '${DATA_ADDRESS}', '')
    where placeholder like '${DATA_ADDRESS}%'`,
  'update photos set placeholder = null where octet_length(placeholder) >= 100',
  'alter table photos drop constraint if exists photos_placeholder_check',
  'alter table photos add constraint photos_placeholder_check check (octet_length(placeholder) < 100)',
  'alter table photos add column if not exists dhash bit(128)',
  `alter table photos add column if not exists dhash_bands integer[]
    generated always as (case when dhash is not null then array[
      substring(dhash from 1 for 16)::integer,
      65536 + substring(dhash from 17 for 16)::integer,
      131072 + substring(dhash from 33 for 16)::integer,
      196608 + substring(dhash from 49 for 16)::integer
    ] end) stored`,
  'create index if not exists photos_like on photos using gin (dhash_bands)',

  // What is released 30 days after a listing was deleted, and who else has it.
  `create index if not exists properties_deleted on properties (deleted_at)
    where deleted_at is not null`,
  `create index if not exists properties_with_video on properties (video_key)
    where video_key is not null`,
  'create index if not exists cars_deleted on cars (deleted_at) where deleted_at is not null',
  'create index if not exists cars_with_video on cars (video_key) where video_key is not null',

  // For moderation: photos that look the same on listings of different people, each pair once.
  `create table if not exists similar_photos (
    photo_key text not null references photos on delete cascade,
    property_id uuid references properties,
    car_id uuid references cars,
    listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
    lister_id uuid not null references users,
    earlier_photo_key text not null references photos on delete cascade,
    earlier_property_id uuid references properties,
    earlier_car_id uuid references cars,
    earlier_listing_id uuid not null generated always as
      (coalesce(earlier_property_id, earlier_car_id)) stored,
    earlier_lister_id uuid not null references users,
    distance smallint not null check (distance >= 0),
    found_at timestamptz not null default now(),
    primary key (photo_key, listing_id, earlier_photo_key, earlier_listing_id),
    constraint one_listing_each check (num_nonnulls(property_id, car_id) = 1
      and num_nonnulls(earlier_property_id, earlier_car_id) = 1),
    constraint of_different_listers check (lister_id <> earlier_lister_id)
  )`,
  `create index if not exists similar_photos_of_earlier on similar_photos (earlier_photo_key)`,
  'create index if not exists similar_photos_newest on similar_photos (found_at desc)',
];
