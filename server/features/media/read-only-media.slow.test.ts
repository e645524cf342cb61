import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

// A disk that turns read-only under a process, if a test may mount at all; it goes with the
// process.
const MOUNT = 'mount --bind "$MEDIA" "$MEDIA" && exec "$@"';
const READ_ONLY = ['mount', '-o', 'remount,bind,ro'];
const mayMount =
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount --bind /mnt /mnt && nsenter -t $$ -m true'])
    .status === 0;

test.skipIf(!mayMount)(
  'with media that turned read-only, photos are served and uploads are refused whole',
  async () => {
    const agent = await signedInAs(efie.platform, 'Agent');
    const id = await uploadedProperty(efie, agent, {}, [await jpegPhoto(1)]);
    await efie.runJobs();
    const [photo] = (await efie.app.inject(`/api/properties/${id}`)).json<Property>().photos;
    const media = path.join(efie.dataDir, 'media');
    const server = await startServerProcess(efie, {
      shell: `exec unshare -m sh -c '${MOUNT}' sh "$@"`,
      env: { MEDIA: media },
    });
    onTestFinished(() => server.kill());
    const upload = async (photoOf: Buffer) => {
      const { payload, headers } = multipart(PROPERTY_FORM, [image(photoOf)]);
      return fetch(`${server.origin}/api/properties/upload`, {
        method: 'POST',
        headers: { ...agent.headers, ...headers },
        body: new Uint8Array(payload),
      });
    };
    const before = (await leftovers(efie)).sort();
    spawnSync('nsenter', ['-t', String(server.pid), '-m', ...READ_ONLY, media]);
    const refused = await upload(await jpegPhoto(2));
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message:
          'We can’t store files right now. Nothing was saved. Please try again in a few minutes.',
      },
    ]);
    expect((await leftovers(efie)).sort()).toEqual(before);
    const address = `${server.origin}/media/photos/${photo?.key}/${photo?.widths[0]}.webp`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/properties/${id}`)).status).toBe(200);
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).text();
    await expect.poll(readiness).toContain('storage');
  },
);
