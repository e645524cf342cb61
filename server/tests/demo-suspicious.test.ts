import { expect, test } from 'vitest';
import { createDemoAccounts } from '#demo/accounts.ts';
import { loadedDemo } from '#demo/loaded-demo.ts';
import { actorOf, DAY, platformAt } from '#demo/people-at.ts';
import { DEMO_PROPERTIES } from '#demo/properties/index.ts';
import { loadSuspicious, SUSPICIOUS_LISTING } from '#demo/suspicious.ts';
import { demoUpload } from '#demo/upload.ts';
import { openSession } from '#server/features/accounts/public.ts';
import { uploadProperty } from '#server/features/properties/public.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-23T09:00:00Z');

test('the demo gives Admins a listing that looks like fraud and is hidden from visitors', async () => {
  const { platform } = efie;
  efie.setNow(NOW.toISOString());
  // Copies are found before AVIF is encoded, which takes most of the time.
  platform.photoAvif = false;
  await platform.db.insertInto('demo_load').values({ started_at: NOW }).execute();
  const people = await createDemoAccounts(platform, () => {});
  const [cover] = SUSPICIOUS_LISTING.pictures;
  const original = DEMO_PROPERTIES.find(({ pictures }) => pictures[0] === cover);
  if (!original) throw new Error('no demo listing begins with that picture');
  const { name, description, price, location, region, address, condition, saleType } = original;
  const fields = { name, description, price, location, region, address, condition, saleType };
  await uploadProperty(
    platformAt(platform, new Date(+NOW - 40 * DAY)),
    actorOf(people, original.lister),
    await demoUpload('demo', { ...fields, propertyType: original.propertyType }, [cover]),
  );
  for (const _ of ['first', 'taken up again']) {
    await loadSuspicious(platform, 'demo', await loadedDemo(platform, people, NOW));
  }
  await efie.runJobs();

  const admin = actorOf(people, 'abena');
  const token = await openSession(platform, platform.db, { id: admin.userId, role: admin.role });
  const headers = { authorization: `Bearer ${token}` };
  for (const because of ['similar-photos', 'far-price', 'reported']) {
    const url = `/api/admin/moderation?because=${because}&search=owner%20travelling`;
    expect((await efie.app.inject({ url, headers })).json(), because).toMatchObject([
      {
        name: SUSPICIOUS_LISTING.name,
        state: 'waiting',
        reportedBy: 1,
        similar: [{ name }],
        usualPrices: { place: 'Greater Accra', low: 1_150_000 },
      },
    ]);
  }
  const shown = await efie.app.inject('/api/properties?view=card');
  expect(shown.json<{ name: string }[]>().map((card) => card.name)).toEqual([name]);
});
