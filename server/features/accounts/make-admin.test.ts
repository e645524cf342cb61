import { expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { makeAdmin } from './public.ts';

const efie = bootTestApp();
const make = (email: string) => makeAdmin(efie.platform.db, email, new Date());

// §6/40
test('an account becomes an Admin with its own password, and the audit log records it', async () => {
  const { id, email, password, headers } = await signedInAs(efie.platform, 'Agent');
  expect(await make(email)).toEqual({ done: true, role: 'Agent' });
  expect((await efie.app.inject({ url: '/api/admin/people', headers })).statusCode).toBe(200);
  const login = await efie.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  expect(login.statusCode).toBe(200);
  const { json } = await efie.app.inject({ url: `/api/admin/audit-log?search=${id}`, headers });
  expect(json()).toContainEqual(
    expect.objectContaining({
      event: 'role-changed',
      reason: 'admin:create',
      before: { role: 'Agent' },
      after: { role: 'Admin' },
    }),
  );
});

// §6/40
test('no one becomes an Admin who has no account, is one already, or is suspended', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  const gone = await signedInAs(efie.platform, 'Agent');
  await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
    gone.id,
  ]);
  expect(await make('nobody@efie.test')).toEqual({ done: false, because: 'no-account' });
  expect(await make(admin.email)).toEqual({ done: false, because: 'is-admin' });
  expect(await make(gone.email)).toEqual({ done: false, because: 'suspended' });
});
