import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChangeRoleResponse } from '#domain/accounts/schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { actorOf, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { changeRole } from './change-role.ts';

const { log, lines, clear } = logLines();
const efie = bootTestApp({ log });
let esi: TestPerson;

beforeEach(async () => {
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
});
afterEach(clear);

const become = (payload: object, headers: Record<string, string> = {}) =>
  efie.app.inject({ method: 'PUT', url: '/api/User/role', headers, payload });
const roleOf = async ({ headers }: TestPerson) =>
  (await efie.app.inject({ url: '/api/User/profile', headers })).json().role;
const changes = () => lines.filter(({ event }) => event === 'authz_change');

describe('PUT /api/User/role', () => {
  test('requires sign-in', async () => {
    expect((await become({ role: 'Agent' })).statusCode).toBe(401);
  });

  test('requires a confirmed email address where the site asks for one', async () => {
    const ama = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    const response = await become({ role: 'Agent' }, ama.headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    expect(await roleOf(ama)).toBe('Customer');
  });

  // §2.20/5
  test('refuses an Admin, and a lister who wants another role', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const agent = await signedInAs(efie.platform, 'Agent');
    expect((await become({ role: 'Agent' }, admin.headers)).statusCode).toBe(403);
    const response = await become({ role: 'Property Owner' }, agent.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe(
      'Only a Customer can choose another role. Please contact us.',
    );
    expect([await roleOf(admin), await roleOf(agent)]).toEqual(['Admin', 'Agent']);
  });

  test.each([{}, { role: 'Admin' }, { role: 'Customer' }, { role: ['Agent'] }])(
    'refuses %j',
    async (body) => {
      const response = await become(body, esi.headers);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe(
        'Please choose one of these roles: Agent, Property Owner',
      );
      expect(await roleOf(esi)).toBe('Customer');
      expect(changes()).toEqual([]);
    },
  );

  // §2.20/5
  test.each([
    ['Agent', 'agentDetails', 'You are now an Agent. You can upload properties.'],
    ['Property Owner', 'ownerDetails', 'You are now a Property Owner. You can upload properties.'],
  ] as const)(
    'changes a Customer’s role to %s at once, within the same session',
    async (role, details, message) => {
      const response = await become({ role }, esi.headers);
      expect(response.statusCode).toBe(200);
      expect(ChangeRoleResponse.parse(response.json())).toMatchObject({
        message,
        user: { _id: esi.id, role },
        [details]: { firstname: 'Esi' },
      });
      expect(await roleOf(esi)).toBe(role);
      expect(await uploadedProperty(efie, esi)).toBeTruthy();
      expect(changes()).toMatchObject([
        { account: esi.id, from: 'Customer', role, reason: 'profile' },
      ]);
    },
  );

  test('makes the change once when asked twice, as after a lost response', async () => {
    const responses = [
      await become({ role: 'Agent' }, esi.headers),
      await become({ role: 'Agent' }, esi.headers),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(changes()).toHaveLength(1);
  });

  test('keeps the first of two choices, even if the second call began before it', async () => {
    const asked = actorOf(esi);
    await become({ role: 'Agent' }, esi.headers);
    await expect(
      changeRole(efie.platform, asked, { role: 'Property Owner' }, async () => true),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await roleOf(esi)).toBe('Agent');
    expect(changes()).toHaveLength(1);
  });

  // §2.20/5
  test('keeps the first of two choices made at once', async () => {
    const responses = await Promise.all(
      (['Agent', 'Property Owner'] as const).map((role) => become({ role }, esi.headers)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const done = responses.find(({ statusCode }) => statusCode === 200);
    expect(await roleOf(esi)).toBe(done?.json().user.role);
    expect(changes()).toHaveLength(1);
  });
});
