import { expect, onTestFinished, test } from 'vitest';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ breaksConnections: true });

/** The longest that a frozen process may hold up the others: PostgreSQL's timeout, plus an upload on a busy machine. */
const PATIENCE_MS = 20_000;

// §8/76
test('a process frozen in the middle of an upload does not hold up those of others', async () => {
  const server = await startServerProcess(efie);
  onTestFinished(() => server.kill());
  const [first, second] = [
    await signedInAs(efie.platform, 'Agent'),
    await signedInAs(efie.platform, 'Agent'),
  ];
  // Its transaction waits after updating the counts that all listings of a place share.
  const gate = await efie.connection.pool.connect();
  await gate.query('begin; lock table listing_photos in share mode');
  const { payload, headers } = multipart(PROPERTY_FORM, [image(await jpegPhoto(1))]);
  const lost = fetch(`${server.origin}/api/properties/upload`, {
    method: 'POST',
    headers: { ...first.headers, ...headers },
    body: new Uint8Array(payload),
  }).catch(() => {});
  const sessionsThat = async (condition: string) =>
    (
      await efie.connection.pool.query(
        `select from pg_stat_activity where datname = current_database() and ${condition}`,
      )
    ).rows.length;
  await expect
    .poll(() => sessionsThat(`wait_event_type = 'Lock' and query like '%listing_photos%'`))
    .toBe(1);
  server.signal('SIGSTOP');
  await gate.query('rollback');
  gate.release();
  await expect.poll(() => sessionsThat(`state = 'idle in transaction'`)).toBe(1);

  const began = performance.now();
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(await jpegPhoto(2))],
    headers: second.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);

  server.signal('SIGCONT');
  const late = await lost;
  expect([late?.status, late?.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
});
