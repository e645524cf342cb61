import { describe, expect, test } from 'vitest';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const url = '/api/admin/people';

const call = (method: 'GET' | 'POST' | 'PUT', path: string, headers = {}, payload = {}) =>
  efie.app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload }) });

const suspend = (admin: TestPerson, id: string, reason = 'Asked for a viewing fee.') =>
  call('POST', `${url}/${id}/suspend`, admin.headers, { reason });
const lift = (admin: TestPerson, id: string) =>
  call('POST', `${url}/${id}/lift-suspension`, admin.headers);
const setRole = (admin: TestPerson, id: string, role: string) =>
  call('PUT', `${url}/${id}/role`, admin.headers, { role });
const login = ({ email, password }: TestPerson) =>
  call('POST', '/api/auth/login', {}, { email, password });
const audited = async (admin: TestPerson, id: string) =>
  (await call('GET', `/api/admin/audit-log?search=${id}`, admin.headers)).json();

const CHANGES = [
  ['PUT', 'role', { role: 'Agent' }],
  ['POST', 'suspend', { reason: 'Spam.' }],
  ['POST', 'lift-suspension', {}],
  ['POST', 'end-sessions', {}],
  ['POST', 'send-reset', {}],
  ['POST', 'remove-factors', {}],
] as const;

describe('people', () => {
  test('are for Admins only', async () => {
    const { id } = await signedInAs(efie.platform, 'Customer');
    const { headers } = await signedInAs(efie.platform, 'Property Owner');
    for (const path of [url, `${url}.csv`, `${url}/${id}`]) {
      expect((await call('GET', path)).statusCode).toBe(401);
      expect((await call('GET', path, headers)).statusCode).toBe(403);
    }
    for (const [method, change, body] of CHANGES) {
      expect((await call(method, `${url}/${id}/${change}`, {}, body)).statusCode).toBe(401);
      expect((await call(method, `${url}/${id}/${change}`, headers, body)).statusCode).toBe(403);
    }
  });

  test('are listed with what an Admin wants to know, and found by name, email, role and state', async () => {
    const admin = await signedInAs(efie.platform, 'Admin', { firstname: 'Zenabu' });
    const agent = await signedInAs(efie.platform, 'Agent', { firstname: 'Zenabu_%' });
    await uploadedProperty(efie, agent);
    await uploadedCar(efie, agent);
    efie.setNow('2026-11-21T10:00:00Z');
    await login(agent);
    const find = async (query: string) => {
      const found = await call('GET', `${url}?${query}`, admin.headers);
      return found.json().map(({ _id }: { _id: string }) => _id);
    };
    const [row] = (await call('GET', `${url}?search=${agent.email}`, admin.headers)).json();
    expect(row).toMatchObject({
      _id: agent.id,
      firstname: 'Zenabu_%',
      role: 'Agent',
      listings: 2,
      lastLoginAt: '2026-11-21T10:00:00.000Z',
      suspended: null,
    });
    expect(await find('search=zenabu')).toEqual([agent.id, admin.id]);
    expect(await find('search=zenabu&sort=oldest')).toEqual([admin.id, agent.id]);
    expect(await find('search=zenabu&sort=last-login&limit=1')).toEqual([agent.id]);
    expect(await find('search=zenabu&limit=1&page=2')).toEqual([admin.id]);
    expect(await find('search=ZENABU_%25 mens')).toEqual([agent.id]);
    expect(await find('search=zenabu&role=Admin')).toEqual([admin.id]);
    expect(await find('search=zenabu&state=suspended')).toEqual([]);
    expect((await call('GET', `${url}?role=King`, admin.headers)).statusCode).toBe(400);
    const file = await call('GET', `${url}.csv?search=zenabu`, admin.headers);
    expect(file.payload.trim().split('\r\n')).toHaveLength(3);
  });

  test('are shown one by one, or reported as not found', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const person = await signedInAs(efie.platform, 'Customer');
    expect((await call('GET', `${url}/${person.id}`, admin.headers)).json()).toMatchObject({
      email: person.email,
      phoneNumber: person.phoneNumber,
      sessions: 1,
      bookings: 0,
    });
    for (const id of ['nobody', '0193a000-0000-7000-8000-000000000001']) {
      expect((await call('GET', `${url}/${id}`, admin.headers)).statusCode).toBe(404);
      expect((await suspend(admin, id)).statusCode).toBe(404);
    }
  });

  test('get another role at once, even from and to Admin', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const person = await signedInAs(efie.platform, 'Customer', { firstname: 'Kojo' });
    const made = await setRole(admin, person.id, 'Admin');
    expect(made.json()).toMatchObject({
      message: 'Kojo Mensah’s role is now Admin.',
      person: { role: 'Admin' },
    });
    expect((await call('GET', url, person.headers)).statusCode).toBe(200);
    expect((await setRole(admin, person.id, 'Customer')).statusCode).toBe(200);
    expect((await call('GET', url, person.headers)).statusCode).toBe(403);
    expect((await setRole(admin, person.id, 'King')).statusCode).toBe(400);
    expect((await audited(admin, person.id)).at(-1)).toMatchObject({
      event: 'role-changed',
      actor: { userId: admin.id },
      before: { role: 'Customer' },
      after: { role: 'Admin' },
    });
  });

  test('can be logged out everywhere and sent a reset link', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const person = await signedInAs(efie.platform, 'Customer');
    const ended = await call('POST', `${url}/${person.id}/end-sessions`, admin.headers);
    expect(ended.json().person.sessions).toBe(0);
    expect((await call('GET', '/api/User/profile', person.headers)).statusCode).toBe(401);
    expect((await call('POST', `${url}/${person.id}/send-reset`, admin.headers)).statusCode).toBe(
      200,
    );
    await efie.runJobs();
    expect((await efie.outbox.to(person.email))[0]).toContain('reset-password/');
    const events = (await audited(admin, person.id)).map(({ event }: { event: string }) => event);
    expect(events).toEqual(['reset-sent', 'sessions-ended']);
  });
});

describe('a suspended person', () => {
  // §2.21/12
  test('is logged out at once, told why, and cannot log in until an Admin lifts it', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const agent = await signedInAs(efie.platform, 'Agent');
    expect((await suspend(admin, agent.id, ' ')).statusCode).toBe(400);
    expect((await suspend(admin, agent.id)).json().person.suspended.reason).toBe(
      'Asked for a viewing fee.',
    );
    expect((await call('GET', '/api/User/profile', agent.headers)).statusCode).toBe(401);
    const refused = await login(agent);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'SUSPENDED',
      message: expect.stringContaining('Please contact us'),
    });
    expect((await call('POST', `${url}/${agent.id}/send-reset`, admin.headers)).statusCode).toBe(
      409,
    );
    await efie.runJobs();
    expect((await efie.outbox.to(agent.email))[0]).toContain('Asked for a viewing fee.');

    expect((await lift(admin, agent.id)).json().person.suspended).toBeNull();
    const again = await lift(admin, agent.id);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This person isn’t suspended.']);
    expect((await login(agent)).statusCode).toBe(200);
    const told = await audited(admin, agent.id);
    expect(told.map(({ event }: { event: string }) => event)).toEqual([
      'login',
      'suspension-lifted',
      'login-failed',
      'suspended',
    ]);
    expect(told[1].before).toEqual({ reason: 'Asked for a viewing fee.' });
  });

  test('is suspended by only one of several Admins at once, and reinstated by only one', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const admins = [
      admin,
      await signedInAs(efie.platform, 'Admin'),
      await signedInAs(efie.platform, 'Admin'),
    ];
    const agent = await signedInAs(efie.platform, 'Agent');
    for (const [change, sentence] of [
      [suspend, 'This person is already suspended.'],
      [lift, 'This person isn’t suspended.'],
    ] as const) {
      const responses = await Promise.all(admins.map((by) => change(by, agent.id)));
      const refused = responses.filter(({ statusCode }) => statusCode === 409);
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(refused.map((response) => response.json().message)).toEqual([sentence, sentence]);
    }
    await efie.runJobs();
    expect(await efie.outbox.to(agent.email)).toHaveLength(2);
    const told = await audited(admin, agent.id);
    expect(told.map(({ event }: { event: string }) => event)).toEqual([
      'suspension-lifted',
      'suspended',
    ]);
  });

  // §2.21/12
  test('has no listings on the site, and gets all back afterwards except deleted ones', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const agent = await signedInAs(efie.platform, 'Agent');
    const house = await uploadedProperty(efie, agent, { name: 'Withheld House' });
    const gone = await uploadedProperty(efie, agent, { name: 'Withheld House of before' });
    const car = await uploadedCar(efie, agent, { name: 'Withheld Saloon' });
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${gone}`,
      headers: agent.headers,
    });
    const shown = async () => {
      const list = async (path: string) =>
        (await call('GET', `${path}?search=withheld`))
          .json()
          .map(({ _id }: { _id: string }) => _id);
      const one = async (path: string) => (await call('GET', path)).statusCode;
      return {
        lists: [...(await list('/api/properties')), ...(await list('/api/cars'))],
        pages: [await one(`/api/properties/${house}`), await one(`/api/cars/${car}`)],
      };
    };
    const all = { lists: [house, car], pages: [200, 200] };
    expect(await shown()).toEqual(all);
    await suspend(admin, agent.id);
    expect(await shown()).toEqual({ lists: [], pages: [404, 404] });
    expect((await call('GET', `${url}/${agent.id}`, admin.headers)).json()).toMatchObject({
      properties: 1,
      cars: 1,
    });
    await lift(admin, agent.id);
    expect(await shown()).toEqual(all);
  });

  // §2.21/12
  test('lists nothing whose upload was under way at that moment', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const agent = await signedInAs(efie.platform, 'Agent');
    const [id] = await Promise.all([
      uploadedProperty(efie, agent, { name: 'Late House' }).catch(() => 'refused'),
      suspend(admin, agent.id),
    ]);
    const list = await call('GET', '/api/properties?search=late house');
    expect(list.json()).toEqual([]);
    await lift(admin, agent.id);
    expect((await call('GET', `/api/properties/${id}`)).statusCode).toBe(
      id === 'refused' ? 404 : 200,
    );
  });
});

describe('an Admin always remains', () => {
  // §2.21/13
  test('because nobody can change their own account', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const [method, change, body] of CHANGES) {
      const response = await call(method, `${url}/${admin.id}/${change}`, admin.headers, body);
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toBe(
        'You can’t do this to your own account. Please ask another Admin.',
      );
    }
  });

  // §2.21/13
  test.each([
    ['unmake', (by: TestPerson, of: TestPerson) => setRole(by, of.id, 'Customer')],
    ['suspend', (by: TestPerson, of: TestPerson) => suspend(by, of.id)],
  ])('when two at once %s each other', async (_, change) => {
    for (let round = 0; round < 10; round += 1) {
      const ama = await signedInAs(efie.platform, 'Admin');
      const esi = await signedInAs(efie.platform, 'Admin');
      const responses = await Promise.all([change(ama, esi), change(esi, ama)]);
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
    }
  });
});
