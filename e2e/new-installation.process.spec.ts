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

/**
 * A new installation without demo data: no settings and no people at first; then one where an Admin decides which Customers
 * may list.
 */
test.describe.configure({ mode: 'serial' });

let dataDir = '';
let efie: EfieProcess;
const admin = personDetails({ firstname: 'Kojo' });

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-new-'));
  efie = await EfieProcess.start(dataDir);
});
test.afterAll(async () => {
  await efie?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// §2.6/6, §2.15/9
test('About, contact and footer leave out what is not set, and empty lists invite the first listing', async ({
  page,
}) => {
  for (const address of ['/about', '/contact', '/']) {
    const html = await (await fetch(efie.origin + address)).text();
    expect(html, address).toContain('</footer>');
    expect(html, address).not.toMatch(/here soon|<address|Follow Us/);
  }
  const about = await (await fetch(`${efie.origin}/about`)).text();
  for (const there of ['Our Mission', 'Our History', 'Contact Information', 'Get in Touch']) {
    expect(about).toContain(there);
  }

  for (const list of ['/', '/short-stays', '/cars', '/buy-a-car']) {
    const html = await (await fetch(efie.origin + list)).text();
    expect(html, list).toContain('List the first one');
  }

  const cars = await (await fetch(`${efie.origin}/cars`)).text();
  for (const there of [
    'No cars found',
    'Try adjusting your search or filter criteria',
    'Clear all filters',
  ]) {
    expect(cars).toContain(there);
  }

  // A map of everything, without listings, cannot be zoomed out.
  await visit(page, `${efie.origin}/cars?map=1`);
  await expect(page.getByText('0 listings on the map')).toBeAttached({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'List the first one' })).toBeVisible();
  await expect(page.getByText('Nothing here')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${efie.origin}/about`);
  const themes = page.getByRole('radiogroup', { name: 'Theme' }).locator('label');
  const tops = await themes.evaluateAll((labels) =>
    labels.map((label) => label.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);

  const message = { name: 'Esi', email: 'esi@guests.test', message: 'Is anyone there?' };
  const response = await efie.post('/api/contact', message);
  expect(response.status).toBe(503);
  expect((await response.json()).message).toContain('Nobody can read messages on this site yet.');
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
