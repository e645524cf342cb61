import { expect, test, vi } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, decide } from './testing/requests.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

test('responses that are kept show a badge once it is given, and no longer than it is', async () => {
  await vi.waitFor(() => expect(efie.platform.responses.isHeard).toBe(true));
  const admin = await signedInAs(efie.platform, 'Admin');
  const ama = await signedInAs(efie.platform, 'Agent');
  const home = await propertyRow(efie.platform, ama.id);
  const urls = [
    `/api/listers/${ama.id}`,
    `/api/properties/${home}`,
    '/api/properties?view=card',
    `/api/properties?ids=${home}&view=card`,
  ];
  const shown = () =>
    Promise.all(
      urls.map(async (url) => {
        const { headers } = admin;
        const [response] = [(await efie.app.inject({ url, headers })).json()].flat();
        return response.checks?.length ?? 0;
      }),
    );
  const id = await asked(efie, ama);
  expect(await shown()).toEqual([0, 0, 0, 0]);
  await decide(efie, admin, id, { transition: 'approve' });
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([1, 1, 1, 1]);
  expect(efie.platform.responses.bytes).toBeGreaterThan(0);
  await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [ama.id]);
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([0, 0, 0, 0]);
  await efie.connection.pool.query('update users set suspended_at = null where id = $1', [ama.id]);
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([1, 1, 1, 1]);
  await decide(efie, admin, id, { transition: 'withdraw', reason: 'Stolen.' });
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([0, 0, 0, 0]);
});
