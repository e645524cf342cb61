import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offlineMessages } from '#domain/offline/messages.ts';
import { EfieProcess } from './testing/process/efie-process.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** The network stays up throughout: the browser reports nothing when the server returns. */
// §2.1/13
test('a page opened while the site restarts loads once that is done', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/./);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-restart-'));
  let efie = await EfieProcess.start(dataDir);
  try {
    const { origin } = efie;
    await visit(page, `${origin}/about`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await efie.stop();

    await page.goto(`${origin}/contact`);
    await expect(page.getByText(offlineMessages.away)).toBeVisible();
    efie = await EfieProcess.spawn(dataDir, { PORT: new URL(origin).port, APP_URL: origin });
    await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL(`${origin}/contact`);
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
