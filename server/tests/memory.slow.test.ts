import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const LIMIT_MB = 512;

/** Node's own choice in a container with that much memory. */
const HEAP_OF_SUCH = '--max-old-space-size=256';

// §8/79
test.skipIf(process.platform !== 'linux')(
  'a lister’s ten phone photos fit into 512 MB of memory',
  async () => {
    const lister = await signedInAs(efie.platform, 'Agent');
    const server = await startServerProcess(efie, {
      env: { NODE_OPTIONS: HEAP_OF_SUCH },
    });
    onTestFinished(() => server.kill());
    const photos = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        grainyPhoto(n + 1, { width: 4000, height: 3000 })
          .jpeg({ quality: 70 })
          .toBuffer(),
      ),
    );
    let most = 0;
    let isOver = false;
    const watching = (async () => {
      // Measured rarely, because it takes processor time from the photos.
      for (; !isOver; await sleep(50)) most = Math.max(most, await megabytesOf(server.pid));
    })();
    const { payload, headers } = multipart(PROPERTY_FORM, photos.map(image));
    const response = await fetch(`${server.origin}/api/properties/upload`, {
      method: 'POST',
      headers: { ...lister.headers, ...headers },
      body: new Uint8Array(payload),
    });
    expect(response.status).toBe(201);
    const { _id } = ((await response.json()) as UploadPropertyResponse).property;
    const ready = async () => {
      const listed = (await (
        await fetch(`${server.origin}/api/properties/${_id}`)
      ).json()) as Property;
      return listed.photos.filter((photo) => photo.ready).length;
    };
    await expect.poll(ready, { timeout: 150_000, interval: 1_000 }).toBe(10);
    isOver = true;
    await watching;
    expect(most).toBeLessThan(LIMIT_MB);
  },
);

/** Memory of a process and its children, with shared memory counted in proportion: the measure that a memory limit uses. */
async function megabytesOf(pid: number): Promise<number> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(await read('smaps_rollup'))?.[1] ?? 0);
  const children = (await read(`task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  const theirs = await Promise.all(children.map(megabytesOf));
  return theirs.reduce((sum, one) => sum + one, kilobytes / 1024);
}
