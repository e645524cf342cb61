import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const REGIONS = [
  'Greater Accra',
  'Ashanti',
  'Western',
  'Eastern',
  'Northern',
  'Volta',
  'Central',
  'Upper East',
  'Upper West',
  'Savannah',
  'Bono',
  'Bono East',
  'Ahafo',
  'Oti',
  'Western North',
  'North East',
];
const oneOf = (values: string[]) => `in (${values.map((value) => `'${value}'`).join(', ')})`;

const STATEMENTS = [
  'create extension if not exists btree_gist',
  'create extension if not exists pg_trgm',

  `create table users (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    role text not null check (role ${oneOf(['Admin', 'Agent', 'Property Owner', 'Customer'])}),
    firstname text not null,
    lastname text not null,
    phone_number text not null,
    location text not null,
    profile_image_key text,
    company_logo_key text,
    suspended_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sessions_of_user on sessions (user_id)',
  `create table password_resets (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index password_resets_of_user on password_resets (user_id)',
  // The shape is rate-limiter-flexible's; unlogged, because a crash may forget it.
  `create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,

  `create table photos (
    key text primary key check (key ~ '^[0-9a-f]{32}$'),
    status text not null default 'pending' check (status ${oneOf(['pending', 'ready', 'failed'])}),
    mime text not null,
    bytes bigint not null check (bytes > 0),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    widths integer[] not null default '{}',
    formats text[] not null default '{}',
    color text,
    placeholder text,
    created_at timestamptz not null default now()
  )`,
  `create table videos (
    key text primary key check (key ~ '^[0-9a-f]{32}$'),
    mime text not null,
    extension text not null,
    bytes bigint not null check (bytes > 0),
    created_at timestamptz not null default now()
  )`,

  `create table properties (
    id uuid primary key,
    lister_id uuid not null references users,
    name text not null,
    description text not null default '',
    price_pesewas bigint not null check (price_pesewas between 0 and 100000000000),
    location text not null,
    address text not null,
    region text not null check (region ${oneOf(REGIONS)}),
    condition text not null check (condition ${oneOf(['Newly built', 'Renovated', 'Fairly Used', 'Virgin Land', 'Old House'])}),
    status text not null default 'available' check (status ${oneOf(['available', 'rented', 'sold'])}),
    property_type text not null,
    subtype text not null,
    video_key text references videos,
    rating_total integer not null default 0,
    rating_count integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    search_text text not null generated always as (lower(name || E'\\n' || description)) stored,
    constraint subtype_of_its_type check (
      (property_type = 'Short-Stay' and subtype ${oneOf(['Hotels', 'Movie House', 'Guest House', 'Furnished Apartments'])})
      or (property_type = 'PropertyRentals' and subtype ${oneOf(['Apartments', 'Condos', 'Houses', 'Duplex', 'Office', 'Shop'])})
      or (property_type = 'PropertySales' and subtype ${oneOf(['Houses For Sale', 'Land', 'Commercial Property'])})
    )
  )`,
  // Each order of a list has an index that holds whatever else a list is narrowed by, so that choosing a
  // page's ids and counting read no rows (measured at 1,000,000 listings, see bench/).
  `create index properties_newest on properties (created_at desc, id desc)
    include (property_type, subtype, region, condition, status, price_pesewas) where deleted_at is null`,
  `create index properties_by_price on properties (price_pesewas, id desc)
    include (property_type, subtype, region, condition, status) where deleted_at is null`,
  `create index properties_of_type on properties (property_type, created_at desc, id desc)
    include (region, condition, status, price_pesewas) where deleted_at is null`,
  `create index properties_of_subtype on properties (subtype, created_at desc, id desc)
    include (region, condition, status, price_pesewas) where deleted_at is null`,
  `create index properties_in_region on properties (region, created_at desc, id desc)
    include (property_type, subtype, condition, status, price_pesewas) where deleted_at is null`,
  `create index properties_at_location on properties (lower(location), created_at desc, id desc)
    where deleted_at is null`,
  'create index properties_of_lister on properties (lister_id, created_at desc, id desc)',
  'create index properties_search on properties using gin (search_text gin_trgm_ops)',
  `create table property_photos (
    property_id uuid not null references properties on delete cascade,
    position smallint not null check (position between 0 and 9),
    photo_key text not null references photos,
    primary key (property_id, position)
  )`,
  'create index property_photos_of_photo on property_photos (photo_key)',

  `create table cars (
    id uuid primary key,
    owner_id uuid not null references users,
    name text not null,
    description text not null default '',
    price_pesewas bigint not null check (price_pesewas between 0 and 100000000000),
    brand text not null,
    model text not null,
    year smallint not null check (year between 1900 and 2100),
    mileage integer not null check (mileage >= 0),
    location text not null,
    region text not null check (region ${oneOf(REGIONS)}),
    condition text not null check (condition ${oneOf(['New', 'Used', 'Fair'])}),
    transmission text not null check (transmission ${oneOf(['Manual', 'Automatic'])}),
    fuel_type text not null check (fuel_type ${oneOf(['Petrol', 'Diesel', 'Electric', 'Hybrid'])}),
    car_type text not null,
    registration_number text not null,
    user_name text not null,
    user_email text not null,
    phone text not null,
    available_from timestamptz not null,
    driver_name text not null,
    driver_email text,
    driver_contact text not null,
    city_or_town text not null,
    relocation_request jsonb,
    relocation boolean not null generated always as
      (lower(car_type || E'\\n' || name || E'\\n' || model) ~ '(truck|van|pickup)') stored,
    video_key text references videos,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    search_text text not null generated always as
      (lower(name || E'\\n' || brand || E'\\n' || model || E'\\n' || description)) stored
  )`,
  `create index cars_newest on cars (created_at desc, id desc)
    include (relocation, region, condition, year, price_pesewas) where deleted_at is null`,
  `create index cars_by_kind on cars (relocation, created_at desc, id desc)
    include (region, condition, year, price_pesewas) where deleted_at is null`,
  `create index cars_by_price on cars (price_pesewas, id desc)
    include (relocation, region, condition, year) where deleted_at is null`,
  `create index cars_by_year on cars (year desc, created_at desc, id desc)
    include (relocation, region, condition, price_pesewas) where deleted_at is null`,
  `create index cars_of_brand on cars (brand, model, created_at desc, id desc)
    include (relocation, region, condition, year, price_pesewas) where deleted_at is null`,
  `create index cars_in_region on cars (region, created_at desc, id desc)
    include (relocation, condition, year, price_pesewas) where deleted_at is null`,
  `create index cars_at_location on cars (location, created_at desc, id desc)
    where deleted_at is null`,
  'create index cars_of_owner on cars (owner_id, created_at desc, id desc)',
  'create index cars_search on cars using gin (search_text gin_trgm_ops)',
  `create table car_photos (
    car_id uuid not null references cars on delete cascade,
    position smallint not null check (position between 0 and 9),
    photo_key text not null references photos,
    primary key (car_id, position)
  )`,
  'create index car_photos_of_photo on car_photos (photo_key)',

  `create table comments (
    id uuid primary key,
    property_id uuid not null references properties on delete cascade,
    user_id uuid not null references users,
    body text not null check (char_length(body) between 1 and 500),
    rating smallint check (rating between 1 and 5),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index comments_of_property on comments (property_id, created_at desc, id desc)',
  'create index comments_of_user on comments (user_id)',

  `create table bookings (
    id uuid primary key,
    property_id uuid not null references properties,
    user_id uuid not null references users,
    full_name text not null,
    email text not null,
    phone_number text not null,
    check_in date not null,
    check_out date not null check (check_out > check_in),
    stay daterange not null generated always as (daterange(check_in, check_out, '[)')) stored,
    nights integer not null generated always as (check_out - check_in) stored,
    nightly_pesewas bigint not null check (nightly_pesewas >= 0),
    total_pesewas bigint not null check (total_pesewas >= 0),
    status text not null default 'confirmed' check (status ${oneOf(['confirmed', 'cancelled', 'completed'])}),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint total_is_nights_times_price check (total_pesewas = nightly_pesewas * (check_out - check_in))
  )`,
  // However many servers take bookings, two stays never overlap.
  `alter table bookings add constraint bookings_never_overlap
    exclude using gist (property_id with =, stay with &&) where (status <> 'cancelled')`,
  `create unique index one_active_booking_per_guest on bookings (property_id, user_id)
    where status = 'confirmed'`,
  'create index bookings_of_user on bookings (user_id, check_in desc)',

  `create table site_settings (
    only_one boolean primary key default true check (only_one),
    settings jsonb not null,
    updated_at timestamptz not null default now()
  )`,

  // One row while the demo listings are loaded and after: a load that was killed is taken up again.
  `create table demo_load (
    only_one boolean primary key default true check (only_one),
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
];
