import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import { waitForLocks } from './waiting-locks.ts';

/** Makes a call whose sender loses all sessions after being let in, but before the call changes their account; returns its response. */
export async function loggedOutMeanwhile<Response>(
  { platform, connection }: Pick<TestApp, 'platform' | 'connection'>,
  { id }: TestPerson,
  call: () => PromiseLike<Response>,
): Promise<Response> {
  const { underWay } = await inTransaction(platform.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const response = Promise.resolve(call());
    await waitForLocks(connection.pool, 1);
    const revoked = { revoked_at: platform.now() };
    await tx.updateTable('sessions').set(revoked).where('user_id', '=', id).execute();
    return { underWay: response };
  });
  return underWay;
}
