import { v7 as uuid } from 'uuid';
import { jpegPhoto } from './media/photos.ts';
import type { TestApp } from './test-app.ts';

/** Writes a Ghana Card with a photo that waits to be verified, directly to the database; an earlier one is refused. */
export async function waitingVerification(
  { platform, connection }: Pick<TestApp, 'platform' | 'connection'>,
  userId: string,
): Promise<string> {
  const id = uuid();
  const run = (statement: string, values: unknown[]) => connection.pool.query(statement, values);
  await run(
    `update verifications set state = 'refused', decided_at = now() where user_id = $1 and state = 'waiting'`,
    [userId],
  );
  await run(
    `insert into verifications (id, user_id, kind, expires_on, checked_name, created_at)
     values ($1, $2, 'ghana-card', current_date + 400, 'Ama Mensah', now())`,
    [id, userId],
  );
  const photo = await jpegPhoto(1, { width: 64, height: 40 });
  const content = platform.atRest?.encrypt(photo, `verification-document:${id}:1`);
  await run('insert into verification_documents values ($1, 1, $2)', [id, content]);
  return id;
}
