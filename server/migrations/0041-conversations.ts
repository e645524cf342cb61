import { type Kysely, sql } from 'kysely';

/**
 * Enquiries become conversations of two people: one for each listing and sender, of which each enquiry is a message. An
 * enquiry is still a row of its own, made a message by a trigger, so that the version of before may go on writing it.
 * Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The id is that of the enquiry that it began with.
  `create table conversations (
    id uuid primary key,
    property_id uuid references properties,
    car_id uuid references cars,
    listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
    lister_id uuid not null references users,
    sender_id uuid not null references users,
    phone_number text not null,
    created_at timestamptz not null,
    last_number integer not null default 0,
    last_message_at timestamptz not null,
    unread_by_lister integer not null default 0 check (unread_by_lister >= 0),
    unread_by_sender integer not null default 0 check (unread_by_sender >= 0),
    constraint about_one_listing check (num_nonnulls(property_id, car_id) = 1),
    constraint of_two_people check (sender_id <> lister_id),
    constraint one_conversation_a_listing unique (listing_id, sender_id)
  )`,
  'create index conversations_of_lister on conversations (lister_id, last_message_at desc, id desc)',
  'create index conversations_of_sender on conversations (sender_id, last_message_at desc, id desc)',
  'create index conversations_unread_by_lister on conversations (lister_id) where unread_by_lister > 0',
  'create index conversations_unread_by_sender on conversations (sender_id) where unread_by_sender > 0',

  // Numbered from 1 within their conversation; read_at is when the other one read it.
  `create table conversation_messages (
    id uuid primary key,
    conversation_id uuid not null references conversations on delete cascade,
    number integer not null default 0,
    author_id uuid not null references users,
    text text not null check (char_length(text) between 1 and 2000),
    created_at timestamptz not null,
    read_at timestamptz,
    constraint one_number_a_message unique (conversation_id, number)
  )`,

  `create table blocked_people (
    blocker_id uuid not null references users on delete cascade,
    blocked_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (blocker_id, blocked_id),
    constraint not_oneself check (blocker_id <> blocked_id)
  )`,

  `create table conversation_reports (
    id uuid primary key,
    conversation_id uuid not null references conversations on delete cascade,
    reporter_id uuid not null references users,
    reason text not null,
    details text not null check (char_length(details) <= 1000),
    created_at timestamptz not null,
    constraint one_report_a_person unique (conversation_id, reporter_id)
  )`,
  'create index conversation_reports_newest on conversation_reports (created_at desc, id desc)',

  'lock table enquiries in share row exclusive mode',
  `insert into conversations (id, property_id, car_id, lister_id, sender_id, phone_number, created_at, last_message_at)
    select distinct on (listing_id, sender_id) id, property_id, car_id, lister_id, sender_id,
        last_value(phone_number) over whole, created_at, max(created_at) over whole
      from enquiries
      window whole as (partition by listing_id, sender_id order by created_at, id
        rows between unbounded preceding and unbounded following)
      order by listing_id, sender_id, created_at, id`,
  // What the lister has looked at is read.
  `insert into conversation_messages (id, conversation_id, number, author_id, text, created_at, read_at)
    select enquiry.id, conversation.id,
        row_number() over (partition by conversation.id order by enquiry.created_at, enquiry.id),
        enquiry.sender_id, enquiry.message, enquiry.created_at,
        case when look.looked_at >= enquiry.created_at then look.looked_at end
      from enquiries as enquiry
      join conversations as conversation using (listing_id, sender_id)
      left join last_looks as look on look.user_id = enquiry.lister_id and look.part = 'enquiries'`,
  `update conversations set last_number = counted.messages, unread_by_lister = counted.unread
    from (select conversation_id, count(*) as messages, count(*) filter (where read_at is null) as unread
      from conversation_messages group by conversation_id) as counted
    where counted.conversation_id = conversations.id`,

  // The row of the conversation is locked by it: of two messages at once the second has the next number.
  `create function count_conversation_message() returns trigger language plpgsql set search_path from current as $$
    begin
      update conversations set
          last_number = last_number + 1,
          last_message_at = greatest(last_message_at, new.created_at),
          unread_by_lister = unread_by_lister + (new.author_id <> lister_id)::integer,
          unread_by_sender = unread_by_sender + (new.author_id <> sender_id)::integer
        where id = new.conversation_id
        returning last_number into new.number;
      return new;
    end $$`,
  `create trigger conversation_message_counted before insert on conversation_messages for each row
    execute function count_conversation_message()`,

  `create function continue_conversation() returns trigger language plpgsql set search_path from current as $$
    declare
      conversation uuid;
    begin
      insert into conversations as kept
          (id, property_id, car_id, lister_id, sender_id, phone_number, created_at, last_message_at)
        values (new.id, new.property_id, new.car_id, new.lister_id, new.sender_id, new.phone_number,
          new.created_at, new.created_at)
        on conflict (listing_id, sender_id) do update set phone_number = excluded.phone_number
        returning kept.id into conversation;
      insert into conversation_messages (id, conversation_id, author_id, text, created_at)
        values (new.id, conversation, new.sender_id, new.message, new.created_at);
      return null;
    end $$`,
  `create trigger enquiry_continues_conversation after insert on enquiries for each row
    execute function continue_conversation()`,
];
