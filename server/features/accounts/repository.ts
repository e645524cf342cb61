import type { Insertable, Selectable } from 'kysely';
import type { Role } from '#domain/accounts/role.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PasswordResets, Sessions, Users } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type UserRow = Selectable<Users>;

export const users = {
  insert: (db: Db, user: Insertable<Users>) => db.insertInto('users').values(user).execute(),

  findById: (db: Db, id: string) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

  findByEmail: (db: Db, email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst(),

  /** The emails of a role's users, of those who are not suspended. */
  async emailsOf(db: Db, role: Role): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('email')
      .where('role', '=', role)
      .where('suspended_at', 'is', null)
      .execute();
    return rows.map(({ email }) => email);
  },

  update: (
    db: Db,
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
      >
    >,
  ) =>
    db
      .updateTable('users')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
};

export const sessions = {
  insert: (db: Db, session: Insertable<Sessions>) =>
    db.insertInto('sessions').values(session).execute(),

  /** The session with its user's role, where it is still good. */
  async findLive(
    db: Db,
    id: string,
    now: Date,
  ): Promise<{ userId: string; role: Role } | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as userId', 'users.role'])
      .where('sessions.id', '=', id)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      .where('users.suspended_at', 'is', null)
      .executeTakeFirst();
    return row && { userId: row.userId, role: row.role as Role };
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
};

export const passwordResets = {
  insert: (db: Db, reset: Insertable<PasswordResets>) =>
    db.insertInto('password_resets').values(reset).execute(),

  /** Uses up a token. Of two calls at once the row's lock lets one have it. */
  async use(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
    const row = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  },

  useAllOf: (db: Db, userId: string, now: Date) =>
    db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute(),
};
