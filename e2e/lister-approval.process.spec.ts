import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { logInByForm, personDetails } from './testing/people.ts';
import { runAdminCreate } from './testing/process/admin-create.ts';
import { EfieProcess } from './testing/process/efie-process.ts';
import { expectAccessible } from './testing/screen/accessible.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** A separate installation, where an Admin decides which Customers may list. */
let dataDir = '';
let efie: EfieProcess;
const admin = personDetails({ firstname: 'Kojo' });

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-approval-'));
  efie = await EfieProcess.start(dataDir);
});
test.afterAll(async () => {
  await efie?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Creates the Admin, and makes the site ask one about Customers who want to list. */
async function askForApproval(): Promise<void> {
  await runAdminCreate(dataDir, ['--email', admin.email], admin.password);
  const login = await efie.post('/api/auth/login', admin);
  const { token } = (await login.json()) as LoginResponse;
  const address = `${efie.origin}/api/site-settings`;
  const { updatedAt: _, ...settings } = await (await fetch(address)).json();
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...settings, confirmEmails: false, listersNeedApproval: true }),
  });
  expect(saved.status).toBe(200);
}

// §2.20/7, §2.20/8, §2.21/3
test('a Customer asks to list, is declined with a reason, asks again and is approved', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await askForApproval();
  const esi = personDetails({ firstname: 'Esi' });
  expect((await efie.post('/api/auth/signup', { ...esi, role: 'Customer' })).status).toBe(201);
  await visit(page, `${efie.origin}/login`);
  await logInByForm(page, esi);
  await expect(page.getByText('You’re logged in.')).toBeVisible();
  const ask = async () => {
    await visit(page, `${efie.origin}/become-a-lister`);
    const section = page.getByRole('region', { name: 'List properties' });
    await section.getByRole('button', { name: 'Agent' }).click();
    await page.getByRole('button', { name: 'Ask to become an Agent' }).click();
    await expect(section).toContainText('You’ve asked to become an Agent.');
    return section;
  };
  const section = await ask();
  await expectAccessible(page);
  const takeBack = async () => {
    await section.getByRole('button', { name: 'Withdraw my request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw my request' }).click();
  };
  await takeBack();
  await expect(page.getByText('You’ve withdrawn your request.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(section).not.toContainText('You’ve asked');
  await ask();

  const desk = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await visit(desk, `${efie.origin}/login`);
  await logInByForm(desk, admin);
  await expect(desk).toHaveURL(/\/admin-dashboard$/);
  const open = async () => {
    await visit(desk, `${efie.origin}/admin-dashboard`);
    await desk.getByRole('link', { name: '1 People who want to list' }).click();
    await expect(desk).toHaveURL(/\/admin-dashboard\/people\?state=asking$/);
    await expect(desk.getByText('Wants to become an Agent')).toBeVisible();
    await desk.getByRole('link', { name: 'Esi Mensah' }).click();
    return desk.getByRole('region', { name: 'Wants to become an Agent' });
  };
  const waiting = await open();
  await waiting.getByRole('button', { name: 'Decline' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toContainText('Please say why: we’ll email the person your reason.');
  await dialog.getByRole('textbox').fill('Please add a photo of yourself first.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByText('Esi Mensah stays a Customer')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await visit(desk, `${efie.origin}/admin-dashboard`);
  await expect(desk.getByRole('region', { name: 'Needs your attention' })).toContainText(
    'Nothing needs your attention.',
  );

  complaints.expectFailureOf(/api\/User\/role-request$/);
  await takeBack();
  await expect(page.getByText('An Admin has already answered your request.')).toBeVisible();
  await expect(section).toContainText('Please add a photo of yourself first.');
  await ask();
  await (await open()).getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Esi Mensah is now an Agent.')).toBeVisible();
  await visit(page, `${efie.origin}/become-a-lister`);
  await expect(section).toContainText('You’re an Agent, so you can list properties.');
  await section.getByRole('link', { name: 'Upload a Property' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Property');
  await desk.context().close();
});
