import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitForLocks } from '#server/testing/waiting-locks.ts';

const efie = bootTestApp();
let admin: TestPerson;
let esi: TestPerson;

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  await needApproval(true);
});
beforeEach(async () => {
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
});

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  by?: TestPerson,
  payload?: object,
) =>
  efie.app.inject({
    method,
    url: `/api${url}`,
    headers: by?.headers ?? {},
    ...(payload && { payload }),
  });
const needApproval = async (listersNeedApproval: boolean) => {
  const settings = { ...DEFAULT_SITE_SETTINGS, listersNeedApproval };
  expect((await call('PUT', '/site-settings', admin, settings)).statusCode).toBe(200);
};
const ask = (by: TestPerson, role = 'Agent') => call('PUT', '/User/role', by, { role });
const takeBack = (by: TestPerson) => call('DELETE', '/User/role-request', by);
const own = async (by: TestPerson) => (await call('GET', '/User/role-request', by)).json().request;
const roleOf = async (person: TestPerson) =>
  (await call('GET', '/User/profile', person)).json().role;
const asked = async (by: TestPerson, role = 'Agent'): Promise<string> =>
  (await ask(by, role)).json().request._id;
const decide = (id: string, decision: string, reason = '', by: TestPerson | undefined = admin) =>
  call('POST', `/admin/role-requests/${id}`, by, { decision, reason });
/** Makes any change to the account wait until the lock is released. */
const lockAccount = async ({ id }: TestPerson) => {
  const { pool } = efie.connection;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from users where id = $1 for no key update', [id]);
  const release = async () => {
    await client.query('rollback');
    client.release();
  };
  return [release, pool] as const;
};
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};
const events = async ({ id }: TestPerson) =>
  (await call('GET', `/admin/audit-log?search=${id}`, admin))
    .json()
    .map(({ event }: { event: string }) => event);

describe('PUT /api/User/role where an Admin decides', () => {
  test('makes a request that waits, tells the Admins, and changes no role', async () => {
    const response = await ask(esi);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toMatchObject({
      message: 'You’ve asked to become an Agent. We’ll email you the answer.',
      request: { role: 'Agent', state: 'waiting', decidedAt: null, reason: '' },
    });
    expect(await own(esi)).toEqual(response.json().request);
    expect(await roleOf(esi)).toBe('Customer');
    expect((await mailsTo(admin)).join()).toContain('Esi Mensah is a Customer and would like');
    expect(await events(esi)).toEqual(['role-asked']);
  });

  // §2.20/7
  test('returns the same request when asked again, and refuses another role meanwhile', async () => {
    const id = await asked(esi);
    expect(await asked(esi)).toBe(id);
    const other = await ask(esi, 'Property Owner');
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'You’ve already asked for another role. Please wait for the answer.',
    ]);
  });

  test('keeps one of two requests made at once', async () => {
    const responses = await Promise.all([ask(esi), ask(esi, 'Property Owner')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    expect(await events(esi)).toEqual(['role-asked']);
  });

  test('changes the role at once, and ends the request, when the site no longer asks Admins', async () => {
    await asked(esi);
    await needApproval(false);
    expect((await ask(esi, 'Property Owner')).statusCode).toBe(200);
    await needApproval(true);
    expect(await roleOf(esi)).toBe('Property Owner');
    expect(await own(esi)).toBeNull();
  });
});

describe('GET /api/User/role-request', () => {
  test('requires sign-in, and returns null to someone who never asked', async () => {
    expect((await call('GET', '/User/role-request')).statusCode).toBe(401);
    expect(await own(esi)).toBeNull();
  });
});

describe('DELETE /api/User/role-request', () => {
  test('requires sign-in', async () => {
    expect((await call('DELETE', '/User/role-request')).statusCode).toBe(401);
  });

  // §2.20/8
  test('withdraws the request: no Admin can decide it, and another role can be asked for', async () => {
    const id = await asked(esi);
    const response = await takeBack(esi);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'You’ve withdrawn your request. You’re still a Customer.',
    ]);
    expect(await own(esi)).toBeNull();
    expect(await events(esi)).toEqual(['role-taken-back', 'role-asked']);
    const late = await decide(id, 'approve');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'This person is no longer asking for a role.',
    ]);
    const list = await call('GET', `/admin/people?state=asking&search=${esi.email}`, admin);
    expect(list.json()).toEqual([]);
    expect((await ask(esi, 'Property Owner')).statusCode).toBe(202);
  });

  test('changes nothing when repeated, as after a lost response', async () => {
    await asked(esi);
    await takeBack(esi);
    const again = await takeBack(esi);
    expect([again.statusCode, again.json().message]).toEqual([
      200,
      'You have no request waiting for an answer.',
    ]);
    expect(await events(esi)).toEqual(['role-taken-back', 'role-asked']);
  });

  test('says so when there never was a request', async () => {
    expect((await takeBack(esi)).json().message).toBe('You have no request waiting for an answer.');
    const agent = await signedInAs(efie.platform, 'Agent');
    const response = await takeBack(agent);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'You have no request waiting for an answer.',
    ]);
  });

  test.each(['approve', 'refuse'])('is too late after an Admin’s “%s”', async (decision) => {
    await decide(await asked(esi), decision, 'Please add a photo of yourself.');
    const response = await takeBack(esi);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'An Admin has already answered your request.',
    ]);
  });

  // §2.20/8
  test.each(['taken back', 'approved'])(
    'lets the first win when a withdrawal meets a decision: %s',
    async (first) => {
      const id = await asked(esi);
      const [release, pool] = await lockAccount(esi);
      const calls = [() => takeBack(esi), () => decide(id, 'approve')];
      if (first === 'approved') calls.reverse();
      const responses = [];
      for (const [at, make] of calls.entries()) {
        responses.push(make());
        await waitForLocks(pool, at + 1);
      }
      await release();
      const [won, lost] = await Promise.all(responses);
      expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
      expect(lost?.json().message).toBe(
        first === 'approved'
          ? 'An Admin has already answered your request.'
          : 'This person is no longer asking for a role.',
      );
      expect(await roleOf(esi)).toBe(first === 'approved' ? 'Agent' : 'Customer');
      expect((await own(esi))?.state).toBe(first === 'approved' ? 'approved' : undefined);
    },
  );
});

describe('POST /api/admin/role-requests/{id}', () => {
  test('requires sign-in, and an Admin who has just confirmed that it is them', async () => {
    const id = await asked(esi);
    expect((await call('POST', `/admin/role-requests/${id}`)).statusCode).toBe(401);
    expect((await decide(id, 'approve', '', esi)).statusCode).toBe(403);
    await efie.connection.pool.query(
      `update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
      [admin.id],
    );
    expect((await decide(id, 'approve')).json().code).toBe('CONFIRM_AGAIN');
    await efie.connection.pool.query(
      'update sessions set confirmed_at = now() where user_id = $1',
      [admin.id],
    );
    expect(await roleOf(esi)).toBe('Customer');
  });

  test('refuses an unknown decision, and declining without a reason', async () => {
    const id = await asked(esi);
    expect((await decide(id, 'perhaps')).statusCode).toBe(400);
    expect((await decide(id, 'refuse', '  ')).json().fields).toEqual({
      reason: 'Please say why: we’ll email the person your reason.',
    });
    expect((await decide('no-id', 'approve')).statusCode).toBe(404);
  });

  test('approves the request: changes the role and emails the person', async () => {
    const response = await decide(await asked(esi, 'Property Owner'), 'approve');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Esi Mensah is now a Property Owner.',
      person: { role: 'Property Owner', asksFor: null },
    });
    expect(await roleOf(esi)).toBe('Property Owner');
    expect(await own(esi)).toMatchObject({ state: 'approved' });
    expect((await mailsTo(esi)).join()).toContain('You can list properties');
    expect(await events(esi)).toEqual(['role-changed', 'role-asked']);
  });

  test('declines with a reason, which the person is emailed and sees, and lets them ask again', async () => {
    const response = await decide(await asked(esi), 'refuse', 'Please add a photo of yourself.');
    expect(response.json().message).toBe(
      'Esi Mensah stays a Customer. We’ve emailed them your reason.',
    );
    expect(await own(esi)).toMatchObject({
      state: 'refused',
      reason: 'Please add a photo of yourself.',
    });
    expect((await mailsTo(esi)).join()).toContain('Please add a photo of yourself.');
    expect(await events(esi)).toEqual(['role-refused', 'role-asked']);
    expect((await ask(esi)).statusCode).toBe(202);
    expect(await own(esi)).toMatchObject({ state: 'waiting' });
  });

  // §2.20/7
  test('lets the first of two Admins at once decide', async () => {
    const id = await asked(esi);
    const responses = await Promise.all([decide(id, 'approve'), decide(id, 'refuse', 'No.')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const approved = responses[0]?.statusCode === 200;
    expect(await roleOf(esi)).toBe(approved ? 'Agent' : 'Customer');
  });

  test('decides nothing once an Admin has changed the person’s role', async () => {
    const id = await asked(esi);
    await call('PUT', `/admin/people/${esi.id}/role`, admin, { role: 'Property Owner' });
    expect((await decide(id, 'approve')).statusCode).toBe(409);
    expect(await roleOf(esi)).toBe('Property Owner');
  });
});

test('Admins find those who ask for a role among the people', async () => {
  await asked(esi);
  const list = await call('GET', `/admin/people?state=asking&search=${esi.email}`, admin);
  expect(list.json()).toMatchObject([{ _id: esi.id, asksFor: { role: 'Agent' } }]);
  const others = await call('GET', '/admin/people?state=asking&role=Admin', admin);
  expect(others.json()).toEqual([]);
});

test('a role request is part of the person’s own data', async () => {
  await asked(esi);
  const data = (await call('GET', '/User/data', esi)).json();
  expect(data.roleRequests).toMatchObject([{ role: 'Agent', state: 'waiting' }]);
});
