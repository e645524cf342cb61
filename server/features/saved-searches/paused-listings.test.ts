import { expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { alertOfChanges, savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();

test('a paused listing alerts nobody until it is shown again', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const ama = await signedInAs(efie.platform, 'Customer');
  await savedSearch(efie, ama);
  const id = await uploadedProperty(efie, lister);
  const pause = (paused: boolean) =>
    efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${id}/pause`,
      headers: lister.headers,
      payload: { paused },
    });
  await pause(true);
  await alertOfChanges(efie);
  expect(await efie.outbox.to(ama.email)).toHaveLength(0);
  await pause(false);
  await alertOfChanges(efie);
  expect(await efie.outbox.to(ama.email)).toHaveLength(1);
});
