import { type Insertable, type Selectable, sql } from 'kysely';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/role.ts';
import { announcePeople } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Sessions, Users } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type UserRow = Selectable<Users>;

/** The current time, and since when a session must have been used to be still good. */
export interface SessionMoment {
  now: Date;
  idleSince: Date;
}

interface LiveSession {
  userId: string;
  role: Role;
  emailConfirmed: boolean;
  /** A passkey, or codes: more than a password. */
  hasFactor: boolean;
  lastSeenAt: Date;
  /** When someone last proved who they are in it, at first by logging in. */
  confirmedAt: Date;
}

const hasFactor = sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = users.id)
  or exists (select from authenticators where authenticators.user_id = users.id and confirmed_at is not null))`;

export const users = {
  insert: (db: Db, user: Insertable<Users>) => db.insertInto('users').values(user).execute(),

  findById: (db: Db, id: string) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locks the account until the transaction ends. */
  lock: (tx: Transaction, id: string) =>
    tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  findByEmail: (db: Db, email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst(),

  async findIdByEmail(db: Db, email: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.id;
  },

  /** Replaces the password that was read; false if it was changed meanwhile. */
  async replacePassword(
    db: Db,
    { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
    replacement: string,
  ): Promise<boolean> {
    const row = await db
      .updateTable('users')
      .set({ password_hash: replacement, updated_at: new Date() })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The emails of a role's users who are not suspended. */
  async emailsOf(db: Db, role: Role): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('email')
      .where('role', '=', role)
      .where('suspended_at', 'is', null)
      .execute();
    return rows.map(({ email }) => email);
  },

  /**
   * Changes someone from one role to another; undefined if they do not, or no longer, have the
   * first.
   */
  async changeRole(
    tx: Transaction,
    id: string,
    { from, to }: { from: Role; to: Role },
  ): Promise<UserRow | undefined> {
    const user = await tx
      .updateTable('users')
      .set({ role: to, updated_at: new Date() })
      .where('id', '=', id)
      .where('role', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (user) await announcePeople(tx, [id]);
    return user;
  },

  async hasFactor(db: Db, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select(hasFactor.as('has_factor'))
      .where('users.id', '=', id)
      .executeTakeFirst();
    return row?.has_factor ?? false;
  },

  /** Locks the columns that a login depends on until the transaction ends. */
  lockForLogin: (tx: Transaction, id: string) =>
    tx
      .selectFrom('users')
      .select(['password_hash', 'suspended_at'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  noteLogin: (db: Db, id: string, now: Date) =>
    db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute(),

  async update(
    tx: Transaction,
    id: string,
    values: Partial<
      Pick<
        UserRow,
        | 'firstname'
        | 'lastname'
        | 'phone_number'
        | 'location'
        | 'profile_image_key'
        | 'company_logo_key'
        | 'password_hash'
        | 'email'
        | 'email_confirmed_at'
      >
    >,
  ): Promise<UserRow | undefined> {
    const before = await tx
      .selectFrom('users')
      .select(SHOWN)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const after = await tx
      .updateTable('users')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (SHOWN.some((column) => before?.[column] !== after?.[column]))
      await announcePeople(tx, [id]);
    return after;
  },
};

/** The columns changed by `update` that visitors see. */
const SHOWN = ['firstname', 'lastname', 'company_logo_key'] as const;

export const sessions = {
  insert: (db: Db, session: Insertable<Sessions>) =>
    db.insertInto('sessions').values(session).execute(),

  /** A session that is still good, with its owner. */
  async findLive(db: Db, id: string, moment: SessionMoment): Promise<LiveSession | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id as userId',
        'users.role',
        'email_confirmed_at',
        'last_seen_at',
        sql<Date>`coalesce(sessions.confirmed_at, sessions.created_at)`.as('confirmed_at'),
        hasFactor.as('has_factor'),
      ])
      .where('sessions.id', '=', id)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', moment.now)
      .where('sessions.last_seen_at', '>', moment.idleSince)
      .where('users.suspended_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        userId: row.userId,
        role: row.role as Role,
        emailConfirmed: row.email_confirmed_at !== null,
        hasFactor: row.has_factor,
        lastSeenAt: row.last_seen_at,
        confirmedAt: row.confirmed_at,
      }
    );
  },

  /** Records that someone has proved who they are in a session. */
  confirm: (db: Db, id: string, at: Date) =>
    db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute(),

  /** Records that a session is used, unless that happened since `before`. */
  see: (db: Db, id: string, { now, before }: { now: Date; before: Date }) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('id', '=', id)
      .where('last_seen_at', '<=', before)
      .execute(),

  /** An account's sessions that are still good, most recently used first. */
  listLive: (db: Db, userId: string, { now, idleSince }: SessionMoment, limit: number) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', idleSince)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Ends one of an account's sessions; false if it has no such open one. */
  async revokeOf(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
    const row = await db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  revoke: (db: Db, id: string, now: Date) =>
    db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute(),

  revokeAllOf: (db: Db, userId: string, now: Date) =>
    db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute(),

  /**
   * Ends every session of the actor except the current one; returns how many of them were still
   * good.
   */
  async revokeOthersOf(
    db: Db,
    { userId, sessionId }: Actor,
    { now, idleSince }: SessionMoment,
  ): Promise<number> {
    const rows = await db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .where('revoked_at', 'is', null)
      .returning(['expires_at', 'last_seen_at'])
      .execute();
    return rows.filter(
      ({ expires_at, last_seen_at }) => expires_at > now && last_seen_at > idleSince,
    ).length;
  },

  /** Removes up to `limit` sessions that were revoked, expired or long unused; returns how many. */
  async removeEnded(db: Db, { now, idleSince }: SessionMoment, limit: number): Promise<number> {
    const ended = db
      .selectFrom('sessions')
      .select('id')
      .where((e) =>
        e.or([
          e('revoked_at', 'is not', null),
          e('expires_at', '<=', now),
          e('last_seen_at', '<=', idleSince),
        ]),
      )
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', 'in', ended)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
