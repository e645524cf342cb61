import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { startServer } from '#server/testing/servers/server-process.ts';
import { Writers } from '../testing/writers.ts';

const run = async (name: string, args: string[], dataDir: string): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
  ).stdout;

test('an old database restored beside today’s media has its photos, and newer media stays', {
  timeout: 120_000,
}, async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'efie-test-'));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 20 }));
  const [today, restored] = [path.join(root, 'today'), path.join(root, 'restored')];
  const backup = path.join(root, 'backup');
  await mkdir(today);
  const server = await startServer({ DATA_DIR: today });
  onTestFinished(() => server.kill());
  const writers = new Writers(server.origin);
  await writers.begin();
  const listed = writers.acknowledged.properties;
  await vi.waitFor(() => expect(listed.length).toBeGreaterThan(2), { timeout: 60_000 });
  const [old = ''] = listed;
  await run('backup/backup', [backup], today);
  const known = listed.length;
  await vi.waitFor(() => expect(listed.length).toBeGreaterThan(known + 2), { timeout: 60_000 });
  await writers.end();
  const newest = listed.at(-1);
  const newer = (await (
    await fetch(`${server.origin}/api/properties/${newest}`)
  ).json()) as Property;
  await server.kill();

  await run('backup/restore', [backup], restored);
  await rm(path.join(restored, 'media'), { recursive: true });
  await cp(path.join(today, 'media'), path.join(restored, 'media'), { recursive: true });
  const again = await startServer({ DATA_DIR: restored });
  onTestFinished(() => again.kill());
  const property = async (id: string | undefined) => fetch(`${again.origin}/api/properties/${id}`);
  const photos = async () => ((await (await property(old)).json()) as Property).photos;
  await expect.poll(photos, { timeout: 60_000 }).toMatchObject([{ ready: true }]);
  const [photo] = await photos();
  const view = await fetch(`${again.origin}/media/photos/${photo?.key}/${photo?.widths[0]}.webp`);
  expect(view.status).toBe(200);
  expect((await property(newest)).status).toBe(404);
  expect(await run('media/media-sweep', [], restored)).toMatch(/./);
  const original = path.join(restored, 'media/private/originals', newer.photos[0]?.key ?? '');
  await expect(cp(original, path.join(root, 'kept'))).resolves.toBeUndefined();
});
