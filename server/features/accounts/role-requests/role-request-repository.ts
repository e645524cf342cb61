import type { Insertable, Selectable } from 'kysely';
import type { LaterRole } from '#domain/accounts/role.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { RoleRequests } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type RoleRequestRow = Selectable<RoleRequests>;

/** An Admin's decision, and who made it. */
export interface RoleDecision {
  state: 'approved' | 'refused';
  reason: string;
  decided_by: string;
  decided_at: Date;
}

/** Customers' requests for a role that lists properties. */
export const roleRequests = {
  /** Locks the person who asks: their role stays the same until the transaction ends. */
  lockAsker: (tx: Transaction, userId: string) =>
    tx
      .selectFrom('users')
      .select(['firstname', 'lastname', 'role'])
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** undefined while another of the person's waits. */
  insert: (
    tx: Transaction,
    row: Insertable<RoleRequests> & { role: LaterRole },
  ): Promise<RoleRequestRow | undefined> =>
    tx
      .insertInto('role_requests')
      .values(row)
      .onConflict((clash) => clash.column('user_id').where('state', '=', 'waiting').doNothing())
      .returningAll()
      .executeTakeFirst(),

  find: (db: Db, id: string): Promise<RoleRequestRow | undefined> =>
    db.selectFrom('role_requests').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Someone's last request. */
  lastOf: (db: Db, userId: string): Promise<RoleRequestRow | undefined> =>
    db
      .selectFrom('role_requests')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Decides a waiting request; undefined if it no longer waits. */
  decide: (
    tx: Transaction,
    id: string,
    decision: RoleDecision,
  ): Promise<RoleRequestRow | undefined> =>
    tx
      .updateTable('role_requests')
      .set(decision)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst(),

  /**
   * Forgets the waiting request of someone who got a role without it, or takes it back; undefined
   * if none waits.
   */
  forgetWaiting: (tx: Transaction, userId: string): Promise<RoleRequestRow | undefined> =>
    tx
      .deleteFrom('role_requests')
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst(),
};
