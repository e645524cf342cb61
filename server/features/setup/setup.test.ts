import { afterEach, describe, expect, test } from 'vitest';
import { setupMessages } from '#domain/setup/messages.ts';
import type { Setup } from '#domain/setup/schema.ts';
import { dataWarnings } from '#server/start-warnings.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { type SmtpServer, startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#server/testing/test-app.ts';
import { milestones } from './public.ts';

let efie: TestApp & { close(): Promise<void> };
let smtp: SmtpServer | undefined;
afterEach(async () => {
  await efie.close();
  await smtp?.close();
  smtp = undefined;
});

const call = (
  who: TestPerson | undefined,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
) =>
  efie.app.inject({
    method,
    url: `/api/${path}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
const setupOf = async (admin: TestPerson): Promise<Setup> =>
  (await call(admin, 'GET', 'admin/setup')).json();

async function startAs(options: TestAppOptions): Promise<TestPerson> {
  efie = await startTestApp(options);
  return signedInAs(efie.platform, 'Admin');
}

test('is for Admins only', async () => {
  await startAs({});
  const agent = await signedInAs(efie.platform, 'Agent');
  for (const [method, path] of [
    ['GET', 'admin/setup'],
    ['POST', 'admin/setup/test-mail'],
    ['POST', 'admin/setup/notice-read'],
  ] as const) {
    expect((await call(undefined, method, path)).statusCode).toBe(401);
    expect((await call(agent, method, path)).statusCode).toBe(403);
  }
});

// §2.21/17
test('the first steps get done one by one', async () => {
  smtp = await startSmtpServer();
  const admin = await startAs({ smtpUrl: smtp.url });
  expect((await setupOf(admin)).done).toEqual([]);
  await efie.platform.db
    .insertInto('site_settings')
    .values({ settings: JSON.stringify({ email: 'office@homes.test' }) })
    .execute();
  expect((await setupOf(admin)).done).toEqual(['settings']);
  expect((await call(admin, 'POST', 'admin/setup/test-mail')).json().message).toBe(
    setupMessages.testMailSent(admin.email),
  );
  expect(smtp.taken).toEqual([admin.email]);
  await signedInAs(efie.platform, 'Admin');
  await call(admin, 'POST', 'admin/setup/notice-read');
  expect((await setupOf(admin)).done).toEqual(['settings', 'mail', 'second-admin', 'notice']);
  efie.setNow('2026-11-21T03:00:00Z');
  await milestones.reach(efie.platform.db, 'backup', new Date('2026-11-14T03:00:00Z'));
  expect((await setupOf(admin)).done).toContain('backup');
  efie.setNow('2026-11-21T03:00:01Z');
  expect(await setupOf(admin)).toMatchObject({ lastBackupAt: '2026-11-14T03:00:00.000Z' });
  expect((await setupOf(admin)).done).not.toContain('backup');
});

describe('a test email', () => {
  // §2.21/16
  test('that the server refuses shows the server’s words and completes no step', async () => {
    smtp = await startSmtpServer({ refuse: () => true });
    const admin = await startAs({ smtpUrl: smtp.url });
    const response = await call(admin, 'POST', 'admin/setup/test-mail');
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('550 no such mailbox here');
    expect((await setupOf(admin)).done).toEqual([]);
  });

  // §2.21/16
  test('is limited to ten an hour', async () => {
    smtp = await startSmtpServer();
    const admin = await startAs({ smtpUrl: smtp.url });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await call(admin, 'POST', 'admin/setup/test-mail')).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a public site without an email server', () => {
  // §2.21/15
  test('says so, and never claims to have sent an email', async () => {
    const admin = await startAs({ smtpUrl: undefined, appUrl: 'https://homes.test' });
    expect(await setupOf(admin)).toMatchObject({ mailServer: false, mailsReach: false });
    const agent = await signedInAs(efie.platform, 'Agent', { emailConfirmed: false });
    const refused = [
      await call(admin, 'POST', 'admin/setup/test-mail'),
      await call(undefined, 'POST', 'auth/forgot-password', { email: agent.email }),
      await call(agent, 'POST', 'User/email/link'),
      await call(admin, 'POST', `admin/people/${agent.id}/send-reset`),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    for (const { body } of refused) expect(body).not.toMatch(/sent success|on its way|We sent/);
  });

  test('tells an Admin beside the action that no email was sent', async () => {
    const admin = await startAs({ smtpUrl: undefined, appUrl: 'https://homes.test' });
    const agent = await signedInAs(efie.platform, 'Agent');
    const home = await propertyRow(efie.platform, agent.id);
    const hidden = await call(admin, 'POST', `admin/moderation/property/${home}`, {
      transition: 'hide',
      reason: 'It is let.',
    });
    expect(hidden.json().message).toBe('Hidden. No email was sent: this site has no email server.');
  });

  // §2.21/15
  test('is just a trial on this machine, where emails go to the outbox', async () => {
    const admin = await startAs({ smtpUrl: undefined, appUrl: 'http://localhost:3000' });
    expect(await setupOf(admin)).toMatchObject({ mailServer: false, mailsReach: true });
    const { email } = await signedInAs(efie.platform, 'Agent');
    const response = await call(undefined, 'POST', 'auth/forgot-password', { email });
    expect(response.statusCode).toBe(200);
    await efie.runJobs();
    expect(await efie.outbox.to(email)).toHaveLength(1);
  });
});

describe('demo listings', () => {
  async function listDemo(): Promise<void> {
    const { platform } = efie;
    await platform.db.insertInto('demo_load').defaultValues().execute();
    const demo = await signedInAs(platform, 'Agent', { email: 'kwame@efie.example' });
    const other = await signedInAs(platform, 'Agent');
    await propertyRow(platform, demo.id);
    await carRow(platform, demo.id);
    await propertyRow(platform, demo.id, { deleted_at: new Date() });
    await propertyRow(platform, other.id);
  }

  // §2.21/21
  test('are counted for Admins and reported at each start of a public site', async () => {
    const admin = await startAs({ appUrl: 'https://homes.test' });
    expect(await dataWarnings(efie.platform)).toEqual([]);
    await listDemo();
    expect((await setupOf(admin)).demoListings).toBe(2);
    expect(await dataWarnings(efie.platform)).toEqual([setupMessages.demoLive('2 listings')]);
  });

  test('are ignored on a site that is only tried on this machine', async () => {
    const admin = await startAs({ appUrl: 'http://localhost:3000' });
    await listDemo();
    expect((await setupOf(admin)).demoListings).toBe(0);
    expect(await dataWarnings(efie.platform)).toEqual([]);
  });
});
