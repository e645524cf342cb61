import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { recordAudit } from './public.ts';

const efie = bootTestApp();
const DEVICE = 'Mozilla/5.0 (Linux; Android 14) Chrome/131';
const url = '/api/admin/audit-log';

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers = {},
  payload = {},
) =>
  efie.app.inject({
    method,
    url: path,
    headers: { 'user-agent': DEVICE, ...headers },
    ...(method !== 'GET' && { payload }),
    remoteAddress: '203.0.113.9',
  });

const entries = async (headers: object, query = '') =>
  (await call('GET', `${url}${query}`, headers)).json();

describe('the audit log', () => {
  test('requires sign-in and an Admin', async () => {
    expect((await call('GET', url)).statusCode).toBe(401);
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      const { headers } = await signedInAs(efie.platform, role);
      expect((await call('GET', url, headers)).statusCode).toBe(403);
      expect((await call('GET', `${url}.csv`, headers)).statusCode).toBe(403);
    }
  });

  test('refuses wrong filters and pages', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    for (const query of ['event=theft', 'from=yesterday', 'sort=best', 'page=0', 'limit=101']) {
      expect((await call('GET', `${url}?${query}`, headers)).statusCode).toBe(400);
    }
  });

  // §2.21/14
  test('records who logged in, when, and from where', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const { id, email, password } = await signedInAs(efie.platform, 'Customer');
    efie.setNow('2026-11-21T10:00:00Z');
    const login = { email, password };
    expect((await call('POST', '/api/auth/login', {}, login)).statusCode).toBe(200);
    const [entry] = await entries(headers, `?search=${id}`);
    expect(entry).toMatchObject({
      at: '2026-11-21T10:00:00.000Z',
      event: 'login',
      actor: { userId: id, name: 'Ama Mensah', email },
      subject: { kind: 'person', _id: id },
      address: '203.0.113.9',
      device: DEVICE,
      before: null,
      after: null,
    });
  });

  test('records failed logins and the lock that follows, never passwords', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const { id, email } = await signedInAs(efie.platform, 'Customer');
    const wrong = { email, password: 'not-the-password' };
    for (let tries = 0; tries < 11; tries += 1) await call('POST', '/api/auth/login', {}, wrong);
    const told = await entries(headers, `?search=${id}`);
    expect(told.map(({ event }: { event: string }) => event)).toEqual([
      'lock-out',
      ...Array.from({ length: 10 }, () => 'login-failed'),
    ]);
    expect(told[0]).toMatchObject({ actor: null, subject: { _id: id }, reason: 'failedLogins' });
    expect(JSON.stringify(told)).not.toContain('not-the-password');
    await call('POST', '/api/admin/lift-lockout', headers, { email });
    expect((await entries(headers, `?search=${id}`))[0]).toMatchObject({
      event: 'lock-out-lifted',
    });
  });

  // §2.21/14
  test('records who was refused what, up to a limit', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const { id, headers } = await signedInAs(efie.platform, 'Customer');
    for (let tries = 0; tries < 105; tries += 1) await call('GET', url, headers);
    const read = await call('GET', `${url}?search=${id}&event=refused&limit=1`, admin.headers);
    expect(read.headers['x-total-count']).toBe('100');
    expect(read.json()[0]).toMatchObject({
      event: 'refused',
      actor: { userId: id },
      subject: null,
      reason: `FORBIDDEN: GET ${url}`,
    });
    const agent = await signedInAs(efie.platform, 'Agent');
    await call('GET', `/api/admin/people/${admin.id}`, agent.headers);
    const [ofOne] = await entries(admin.headers, `?search=${agent.id}&event=refused`);
    expect(ofOne.reason).toBe(`FORBIDDEN: GET /api/admin/people/:id ${admin.id}`);
  });

  test('records what the settings were and are', async () => {
    const { headers, id } = await signedInAs(efie.platform, 'Admin');
    const { updatedAt: _, ...settings } = (await call('GET', '/api/site-settings')).json();
    const changed = { ...settings, tagline: 'A roof for everyone' };
    expect((await call('PUT', '/api/site-settings', headers, changed)).statusCode).toBe(200);
    expect((await entries(headers, '?event=settings-changed'))[0]).toMatchObject({
      actor: { userId: id },
      subject: { kind: 'site', _id: null },
      before: { tagline: settings.tagline },
      after: { tagline: 'A roof for everyone' },
    });
  });

  test('records price changes, and listings of others that an Admin deletes', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const agent = await signedInAs(efie.platform, 'Agent');
    const id = await uploadedProperty(efie, agent);
    for (const price of [1250.5, 1300]) {
      const edit = { ...PROPERTY_FORM, price };
      const edited = await call('PUT', `/api/properties/${id}`, agent.headers, edit);
      expect(edited.json()).toMatchObject({ property: { price } });
    }
    expect((await call('DELETE', `/api/properties/${id}`, admin.headers)).statusCode).toBe(200);
    expect(await entries(admin.headers, `?search=${id}`)).toMatchObject([
      { event: 'listing-deleted', actor: { userId: admin.id }, subject: { name: 'Palm Court' } },
      {
        event: 'price-changed',
        actor: { userId: agent.id },
        before: { price: 1250.5 },
        after: { price: 1300 },
      },
    ]);
  });

  // §2.21/14
  test('has nothing of a change that was rolled back', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const actor = '0193a000-0000-7000-8000-000000000001';
    const failed = inTransaction(efie.platform.db, async (tx) => {
      await recordAudit(tx, { event: 'login', at: new Date(), actor });
      throw new Error('broken off');
    });
    await expect(failed).rejects.toThrow('broken off');
    expect(await entries(headers, `?search=${actor}`)).toEqual([]);
  });

  test('can be searched by name, IP address, event and days, the newest or the oldest first', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const { id } = await signedInAs(efie.platform, 'Agent', { firstname: 'Yaa%' });
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      await recordAudit(efie.platform.db, {
        event: 'price-changed',
        at: new Date(`${day}T23:59:59Z`),
        actor: id,
      });
    }
    const days = async (query: string) =>
      (await entries(headers, query)).map(({ at }: { at: string }) => at.slice(8, 10));
    expect(await days('?search=yaa%25')).toEqual(['03', '02', '01']);
    expect(await days('?search=yaa%25&sort=oldest')).toEqual(['01', '02', '03']);
    expect(await days('?search=yaa%25&from=2026-03-02&to=2026-03-02')).toEqual(['02']);
    expect(await days('?search=yaa%25&event=login')).toEqual([]);
    expect(await days('?search=yaa%25&limit=2&page=2')).toEqual(['01']);
    expect(await days('?search=nobody-of-this-name')).toEqual([]);
    expect((await entries(headers, '?search=203.0.113.9')).length).toBeGreaterThan(0);
    expect(await entries(headers, '?search=203.0.113.10')).toEqual([]);
  });

  test('is exported whole, as text and never as a formula, and records the export', async () => {
    const { headers, id } = await signedInAs(efie.platform, 'Admin');
    const { id: agent } = await signedInAs(efie.platform, 'Agent', { firstname: '=Kofi' });
    for (let n = 0; n < 1001; n += 1) {
      await recordAudit(efie.platform.db, {
        event: 'price-changed',
        at: new Date(),
        actor: agent,
        subject: { kind: 'person', id: agent },
      });
    }
    for (const [path, accept] of [
      [`${url}.csv`, '*/*'],
      [url, 'text/csv'],
    ]) {
      const file = await call('GET', `${path}?search=${agent}`, { ...headers, accept });
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
      const lines = file.payload.trim().split('\r\n');
      expect(lines).toHaveLength(1002);
      expect(lines[1]).toContain(",'=Kofi Mensah,");
    }
    expect((await entries(headers, `?search=${id}&event=exported`))[0]).toMatchObject({
      reason: 'audit-log',
    });
  });
});

describe('the role that the app connects as', () => {
  // §2.21/14
  test.each([
    'update audit.log set reason = null',
    'delete from audit.log',
    'truncate audit.log',
    'drop table audit.log',
    'drop schema audit cascade',
    'alter table audit.log disable trigger refuse_change',
    'alter table audit.log owner to current_user',
    'drop trigger refuse_change on audit.log',
    'grant update on audit.log to current_user',
    'create or replace function audit.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'insert into audit.log (id, at, event) select id, at, event from audit.log limit 1 on conflict (id) do update set event = excluded.event',
  ])('may not run: %s', async (statement) => {
    await recordAudit(efie.platform.db, { event: 'login', at: new Date() });
    // Granting a right that one does not have is only a warning.
    const outcome = await efie.connection.pool.query(statement).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect(outcome).toMatch(statement.startsWith('grant') ? /done|42501/ : /42501/);
    const { rows } = await efie.connection.pool.query(
      `select has_table_privilege('audit.log', 'update, delete, truncate, trigger, references') as any`,
    );
    expect(rows[0].any).toBe(false);
  });

  test('even the owner of the log cannot change it by mistake', async () => {
    const { database } = efie.connection.settings;
    const owner = openDatabase({ ...inject('postgres'), database, max: 1 }, () => {});
    for (const statement of [
      'update audit.log set reason = null',
      'delete from audit.log',
      'truncate audit.log',
    ]) {
      await expect(owner.pool.query(statement)).rejects.toThrow('only ever added to');
    }
    await owner.close();
  });
});
