import { expect, test, vi } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asked, decide } from './testing/requests.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

// §2.9/9
test('cached responses show a badge as soon as it is given and no longer than it lasts', async () => {
  await vi.waitFor(() => expect(efie.platform.responses.isConnected).toBe(true));
  const admin = await signedInAs(efie.platform, 'Admin');
  const ama = await signedInAs(efie.platform, 'Agent');
  const home = await propertyRow(efie.platform, ama.id);
  const urls = [
    `/api/listers/${ama.id}`,
    `/api/properties/${home}`,
    '/api/properties?view=card',
    `/api/properties?ids=${home}&view=card`,
  ];
  const people = async (change: string, payload?: object) => {
    const url = `/api/admin/people/${ama.id}/${change}`;
    const { headers } = admin;
    const response = await efie.app.inject({
      method: 'POST',
      url,
      headers,
      ...(payload && { payload }),
    });
    expect(response.statusCode, response.body).toBe(200);
  };
  const shown = () =>
    Promise.all(
      urls.map(async (url) => {
        const { headers } = admin;
        const [response] = [(await efie.app.inject({ url, headers })).json()].flat();
        return response?.checks?.length ?? 0;
      }),
    );
  const id = await asked(efie, ama);
  expect(await shown()).toEqual([0, 0, 0, 0]);
  await decide(efie, admin, id, { transition: 'approve' });
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([1, 1, 1, 1]);
  expect(efie.platform.responses.bytes).toBeGreaterThan(0);
  await people('suspend', { reason: 'Spam.' });
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([0, 0, 0, 0]);
  await people('lift-suspension');
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([1, 1, 1, 1]);
  await decide(efie, admin, id, { transition: 'withdraw', reason: 'Stolen.' });
  await efie.platform.responses.catchUp();
  expect(await shown()).toEqual([0, 0, 0, 0]);
});
