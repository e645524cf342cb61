import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EfieProcess } from './testing/efie-process.ts';
import { expect, test } from './testing/test.ts';

/** A new installation without demo data: no settings, and nobody yet. */
test('what is not set is left out of About, contact and footer', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-unset-'));
  const efie = await EfieProcess.start(dataDir);
  try {
    for (const page of ['/about', '/contact', '/']) {
      const html = await (await fetch(efie.origin + page)).text();
      expect(html, page).toContain('</footer>');
      expect(html, page).not.toMatch(/here soon|<address|Contact Information|Follow Us/);
    }
    const about = await (await fetch(`${efie.origin}/about`)).text();
    for (const there of ['Our Mission', 'Our History', 'Get in Touch']) {
      expect(about).toContain(there);
    }

    const message = { name: 'Esi', email: 'esi@guests.test', message: 'Is anybody there?' };
    const response = await efie.post('/api/contact', message);
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain('Nobody can read messages on this site yet.');
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
