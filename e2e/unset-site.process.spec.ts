import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EfieProcess } from './testing/process/efie-process.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** A new installation without demo data: no settings, and no people yet. */
// §2.6/6, §2.15/9
test('About, contact and footer leave out what is not set, and empty lists invite the first listing', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-unset-'));
  const efie = await EfieProcess.start(dataDir);
  try {
    for (const page of ['/about', '/contact', '/']) {
      const html = await (await fetch(efie.origin + page)).text();
      expect(html, page).toContain('</footer>');
      expect(html, page).not.toMatch(/here soon|<address|Follow Us/);
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
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
