import { afterEach, expect, test } from 'vitest';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs } from '#server/testing/people.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ breaksConnections: true });
const processes: ServerProcess[] = [];
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
});

const LISTINGS = 20;
const KILLS = 2;

const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;

test('an archive is complete and emailed once although processes are killed while making it', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const photo = await jpegPhoto(1);
  for (let n = 0; n < LISTINGS; n += 1) {
    await uploadedProperty(efie, lister, { name: `Court ${n}` }, [photo]);
  }
  const url = '/api/User/data/archive';
  await efie.app.inject({ method: 'POST', url, headers: lister.headers });
  processes.push(await startServerProcess(efie));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect
      .poll(
        async () =>
          (
            await rows(
              `select from graphile_worker.jobs where task_identifier = 'make-own-archive' and locked_at is not null
               union all select from own_archives where ready_at is not null`,
            )
          ).length,
        { timeout: 60_000, interval: 2 },
      )
      .toBeGreaterThan(0);
    const successor = startServerProcess(efie);
    await processes.shift()?.kill();
    processes.push(await successor);
    await hurryJobs(efie);
  }
  await expect
    .poll(
      async () => {
        await hurryJobs(efie);
        const [{ count }] = await rows('select count(*)::int as count from graphile_worker.jobs');
        return count;
      },
      { timeout: 180_000, interval: 300 },
    )
    .toBe(0);
  const response = await efie.app.inject({ url: `${url}/file`, headers: lister.headers });
  expect(response.statusCode).toBe(200);
  const files = readZip(response.rawPayload);
  expect(files.size).toBe(1 + LISTINGS);
  for (const [name, content] of files) if (name !== 'data.json') expect(content).toEqual(photo);
  expect(await efie.outbox.to(lister.email)).toHaveLength(1);
}, 600_000);
