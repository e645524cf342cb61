import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { codeOf } from './testing/accounts/factors.ts';
import { logInByForm, personDetails } from './testing/people.ts';
import { runAdminCreate } from './testing/process/admin-create.ts';
import { EfieProcess } from './testing/process/efie-process.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** An installation of its own: what it asks of its Admins, no other journey is to meet. */
let dataDir = '';
let efie: EfieProcess;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-factor-'));
  efie = await EfieProcess.start(dataDir);
});
test.afterAll(async () => {
  await efie?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes an Admin, who logs in with only the password. */
async function newAdmin(email: string) {
  const person = personDetails({ email });
  const { code, output } = await runAdminCreate(dataDir, ['--email', email], person.password);
  expect(code, output).toBe(0);
  return person;
}

/** Has an Admin set codes up, and ask all Admins for more than a password. */
async function askForFactors({ email, password }: { email: string; password: string }) {
  const login = await efie.post('/api/auth/login', { email, password });
  const { token } = (await login.json()) as LoginResponse;
  const call = async (method: string, address: string, body?: object) => {
    const response = await fetch(efie.origin + address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, address).toBe(200);
    return response.json();
  };
  const { key } = await call('POST', '/api/User/codes');
  await call('PUT', '/api/User/codes', { code: codeOf(key) });
  const { updatedAt: _, ...settings } = await call('GET', '/api/site-settings');
  await call('PUT', '/api/site-settings', { ...settings, adminsNeedFactor: true });
}

test('an Admin who is asked for more while at work is led to it, and keeps the recovery codes in sight', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  const first = await newAdmin('first@efie.test');
  const admin = await newAdmin('second@efie.test');
  await visit(page, `${efie.origin}/login`);
  await logInByForm(page, admin);
  await expect(page.getByText('You are logged in.')).toBeVisible();
  await visit(page, `${efie.origin}/admin-dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing is listed yet.')).toBeVisible();
  await askForFactors(first);

  await page.getByRole('link', { name: 'People' }).first().click();
  await expect(page).toHaveURL(/\/profile#log-in-with$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Please add a passkey or an authenticator app');
  const codes = page.getByRole('region', { name: 'Codes of an app' });
  await codes.getByRole('button', { name: 'Set up an app' }).click();
  const key = (await codes.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await codes.getByLabel('Code of the app').fill(codeOf(key));
  await codes.getByRole('button', { name: 'Switch codes on' }).click();
  const shown = codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);

  // Another tab, or the window that is come back to, has the profile read again meanwhile.
  await page.evaluate(() => window.dispatchEvent(new Event('profileUpdated')));
  await expect(main.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(shown).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toContainText('Codes are on. 10 recovery codes are left.');
  await page.goto(`${efie.origin}/admin-dashboard`);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});
