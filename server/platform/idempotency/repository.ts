import type { Database, Transaction } from '../database/database.ts';

/** The record of a call id; rows older than `since` count as gone. */
export interface CallMark {
  id: Buffer;
  fingerprint: Buffer;
  since: Date;
  /** Set when the result no longer exists; then the row counts as gone, too. */
  gone?: string;
}

export const idempotencyKeys = {
  find: (db: Database, { id, since }: Pick<CallMark, 'id' | 'since'>) =>
    db
      .selectFrom('idempotency_keys')
      .select(['made_id', 'fingerprint'])
      .where('id', '=', id)
      .where('created_at', '>', since)
      .executeTakeFirst(),

  /** Returns whether the call is the first of its id. The second of two at once waits here until the first has ended. */
  async claim(
    tx: Transaction,
    { id, fingerprint, since, gone }: CallMark,
    made: { id: string; at: Date },
  ): Promise<boolean> {
    const values = { fingerprint, made_id: made.id, created_at: made.at };
    const row = await tx
      .insertInto('idempotency_keys')
      .values({ id, ...values })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(values)
          .where((eb) =>
            eb.or([
              eb('idempotency_keys.created_at', '<=', since),
              ...(gone === undefined ? [] : [eb('idempotency_keys.made_id', '=', gone)]),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  removeBefore: (db: Database, moment: Date) =>
    db.deleteFrom('idempotency_keys').where('created_at', '<=', moment).execute(),
};
