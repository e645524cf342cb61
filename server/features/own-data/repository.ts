import { type RawBuilder, sql } from 'kysely';
import type { OwnDataPart } from '#domain/own-data/schema.ts';
import { LISTED_PHOTOS } from '#server/features/media/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A row of someone's data, and the id after which the next part goes on. */
export interface OwnRow {
  id: string;
  item: Record<string, unknown>;
}

/** Everything stored about one person, read in small parts. */
export const ownData = {
  account: (db: Database, userId: string) =>
    db
      .selectFrom('users')
      .select([
        'id',
        'firstname',
        'lastname',
        'email',
        'email_confirmed_at',
        'phone_number',
        'location',
        'role',
        'profile_image_key',
        'company_logo_key',
        'created_at',
        'last_login_at',
        'leaving_since',
        'privacy_version',
        'privacy_agreed_at',
        sql<Date | null>`(select confirmed_at from authenticators where user_id = users.id)`.as(
          'codes_since',
        ),
      ])
      .where('id', '=', userId)
      .executeTakeFirst(),

  /** Some rows of a part after an id. */
  async rows(
    db: Database,
    part: OwnDataPart,
    userId: string,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<OwnRow[]> {
    const { rows } = await sql<OwnRow>`
      select id, to_jsonb(own) as item from (${QUERIES[part](userId)}) as own
      where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
      order by id limit ${limit}`.execute(db);
    return rows;
  },
};

const QUERIES: Record<OwnDataPart, (userId: string) => RawBuilder<unknown>> = {
  properties: (userId) => sql`
    select id, name, description, price_pesewas, location, address, region, condition, status, property_type, subtype,
      facts, facts_read, facts_answered, pin_lat, pin_lng, paused_at, pause_reason, created_at, updated_at, deleted_at, ${LISTED_PHOTOS} as photos
    from listings where lister_id = ${userId} and kind = 'property'`,
  cars: (userId) => sql`
    select id, name, description, price_pesewas, brand, model, year, mileage, location, region, condition, transmission,
      fuel_type, car_type, registration_number, user_name, user_email, phone, available_from, driver_name, driver_email,
      driver_contact, city_or_town, relocation_request, facts, facts_read, facts_answered, pin_lat, pin_lng, paused_at, pause_reason, created_at,
      updated_at, deleted_at, ${LISTED_PHOTOS} as photos
    from listings where lister_id = ${userId} and kind = 'car'`,
  bookings: (userId) => sql`
    select bookings.id, listings.name as property, full_name, email, phone_number, check_in, check_out,
      guests, nightly_pesewas, lines, total_pesewas, deposit_pesewas, cancellation_policy, bookings.status, answer_by, accepted_at,
      cancelled_at, cancel_reason, bookings.created_at
    from bookings join listings on listings.id = listing_id where user_id = ${userId}`,
  staysHosted: (userId) => sql`
    select bookings.id, listings.name as property, full_name as guest, check_in, check_out, total_pesewas,
      bookings.status, answer_by, accepted_at, cancelled_at, cancel_reason, bookings.created_at
    from bookings join listings on listings.id = listing_id where lister_id = ${userId}`,
  stayMoney: (userId) => sql`
    select entry.id, booking_id, listings.name as property, user_id = ${userId} as as_guest, entry.kind, made_at,
      (select max(amount_pesewas) from stay_entry_lines where entry_id = entry.id) as pesewas,
      method, note, receipt_number, reverses
    from stay_entries as entry
    join bookings on bookings.id = booking_id
    join listings on listings.id = listing_id
    where ${userId} in (user_id, lister_id)`,
  stayRules: (userId) => sql`
    select listing_id as id, listings.name as property, rules, version, stay_rules.updated_at
    from stay_rules join listings on listings.id = listing_id where lister_id = ${userId}`,
  blockedNights: (userId) => sql`
    select held_nights.id, listings.name as property, held_nights.kind, lower(nights) as first_night,
      until as free_from, held_nights.name as booked_by, held_nights.phone_number, note
    from held_nights join listings on listings.id = listing_id
    where lister_id = ${userId} and held_nights.kind <> 'booking'`,
  // Their addresses are the other sites' secrets, which the person brought.
  calendars: (userId) => sql`
    select feed.id, listings.name as property, feed.name, channel, url, feed.created_at, last_success_at
    from calendar_feeds as feed join listings on listings.id = listing_id where lister_id = ${userId}`,
  comments: (userId) => sql`
    select comments.id, listings.name as property, body, rating, answer, comments.created_at, comments.updated_at
    from comments join listings on listings.id = listing_id where user_id = ${userId}`,
  // What was written about the person too, once it is shown.
  stayReviews: (userId) => sql`
    select stay_reviews.id, listings.name as property, author_id = ${userId} as mine, rating, body, written_at, shown_at
    from stay_reviews
    join bookings on bookings.id = booking_id
    join listings on listings.id = bookings.listing_id
    where author_id = ${userId}
      or (shown_at is not null and ((side = 'host' and bookings.user_id = ${userId}) or (side = 'guest' and lister_id = ${userId})))`,
  conversations: (userId) => sql`
    select conversations.id, listings.name as listing,
      case when sender_id = ${userId} then conversations.phone_number end as phone_number,
      case when sender_id = ${userId} then lister.firstname else sender.firstname end as with_whom,
      conversations.created_at
    from conversations
    join listings on listings.id = listing_id
    join users as lister on lister.id = conversations.lister_id
    join users as sender on sender.id = sender_id
    where ${userId} in (conversations.lister_id, sender_id)`,
  messages: (userId) => sql`
    select message.id, conversation_id, author_id = ${userId} as mine, text, message.created_at, read_at
    from conversation_messages as message join conversations on conversations.id = conversation_id
    where ${userId} in (lister_id, sender_id)`,
  favourites: (userId) => sql`
    select listing_id as id, listings.name as listing, note, kept_at
    from favourites
    join listings on listings.id = listing_id
    where user_id = ${userId}`,
  savedSearches: (userId) => sql`
    select id, name, path, query, alerts, paused, created_at, updated_at from saved_searches where user_id = ${userId}`,
  // The number is encrypted; a reader of the file gets it masked.
  verifications: (userId) => sql`
    select id, kind, listing_id as property_id, encode(number, 'base64') as number, expires_on, checked_name, state, reason,
      created_at, decided_at from verifications where user_id = ${userId}`,
  // The reason for doing nothing is for the reporter; that for acting is for the person it affects.
  reports: (userId) => sql`
    select report.id, kind, name, reason, details, report.created_at, settled_at, action,
      case when action = 'dismiss' then note end as note
    from reports as report join report_cases on report_cases.id = case_id where reporter_id = ${userId}
    union all
    select report.id, 'conversation', listings.name, reason, details, report.created_at, settled_at,
      action, case when action = 'dismiss' then note end
    from conversation_reports as report
    join conversations on conversations.id = conversation_id
    join listings on listings.id = listing_id
    where reporter_id = ${userId}`,
  // Anyone can write an address into the form: only messages from a confirmed one count as the
  // person's own.
  contactMessages: (userId) => sql`
    select id, name, email, message, created_at, done_at,
      (select coalesce(json_agg(json_build_object('text', text, 'at', answer.created_at) order by answer.id), '[]'::json)
        from contact_answers as answer where message_id = contact_messages.id) as answers
    from contact_messages
    where lower(email) = (select lower(email) from users where id = ${userId} and email_confirmed_at is not null)`,
  // Admins' decisions about the listings, without their names.
  decisions: (userId) => sql`
    select log.id, at, event, own.name as listing, before ->> 'state' as was, after ->> 'state' as state, before, after, reason
    from listings as own join audit.log as log on log.subject_id = own.id
    where lister_id = ${userId}
      and event in ('moderated', 'listing-changed', 'listing-deleted') and actor_id <> ${userId}`,
  // The person's own acts; the target and the earlier state may concern others.
  activity: (userId) => sql`
    select id, at, event, address, device from audit.log where actor_id = ${userId}`,
  roleRequests: (userId) => sql`
    select id, role, state, asked_at, decided_at, reason from role_requests where user_id = ${userId}`,
  sessions: (userId) => sql`
    select id, device, network, created_at, last_seen_at, expires_at, revoked_at from sessions where user_id = ${userId}`,
  passkeys: (userId) => sql`
    select id, name, backed_up, created_at, last_used_at from passkeys where user_id = ${userId}`,
};
