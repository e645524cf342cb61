import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { plainPng } from '#server/testing/media/crafted-photos.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { idOf, tusClient } from '#server/testing/resumable.ts';
import { photoProcessesOf } from '#server/testing/servers/worker-processes.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { LOOKS_OF_ONE } from './photo-processes.ts';

const NOT_NOW = {
  message: 'We couldn’t process your photo right now. Please try again in a moment.',
  code: 'UNAVAILABLE',
};

const efie = bootTestApp();
let agent: TestPerson;
const photo = plainPng(2000, 2000);

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

const upload = (fields: Record<string, string> = {}, ...photos: Buffer[]) =>
  postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...fields },
    files: photos.map(image),
    headers: agent.headers,
  });

/** Sends a signal to at most `most` of the processes that start to check a photo during `work`. */
async function during<T>(signal: NodeJS.Signals, most: number, work: () => Promise<T>): Promise<T> {
  const before = await photoProcessesOf();
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await expect.poll(() => photoProcessesOf()).toEqual([]);
  const hit = new Set<number>();
  let under = true;
  const result = work().finally(() => {
    under = false;
  });
  // Polling takes CPU time from the photos, so it stops once all are found.
  while (under && hit.size < most) {
    await wait(5);
    for (const pid of await photoProcessesOf()) {
      if (hit.has(pid) || hit.size === most) continue;
      hit.add(pid);
      process.kill(pid, signal);
    }
  }
  const outcome = await result;
  expect(hit.size).toBe(most);
  return outcome;
}

// A busy machine may see a process only once it has ended.
describe('a good photo is never called broken', { timeout: 60_000, retry: 3 }, () => {
  beforeEach(async () => {
    await efie.connection.pool.query(
      'truncate listings, photos, graphile_worker._private_jobs cascade',
    );
    await efie.platform.storage.remove('private', 'originals');
  });

  // §12/7
  test('when the process that checks it is killed, as another one checks it', async () => {
    const response = await during('SIGKILL', 1, () => upload({}, photo));
    expect(response.statusCode, response.body).toBe(201);
  });

  // §12/7
  test('when processes are killed again and again, but can be sent again, and leaves nothing behind', async () => {
    const response = await during('SIGKILL', 2, () => upload({}, photo));
    expect([response.statusCode, response.json()]).toEqual([503, NOT_NOW]);
    expect(response.headers['retry-after']).toBe('15');
    expect(await leftovers(efie)).toEqual([]);
  });

  // §12/8
  test('when the process is stopped, but can be sent again, while others wait as far as there is room', async () => {
    const responses = await during('SIGSTOP', 1, () =>
      // Ten wait, and one finds no room.
      Promise.all(Array.from({ length: LOOKS_OF_ONE + 11 }, () => upload({}, photo))),
    );
    const refused = responses.filter((response) => response.statusCode !== 201);
    expect(refused.map((response) => response.headers['retry-after'])).toEqual(['15', '15']);
    const messages = refused.map((response) => response.json().message);
    expect(messages.sort()).toEqual([
      NOT_NOW.message,
      'We’re processing many photos right now. Please try again in a moment.',
    ]);
  });

  // §12/7
  test('when its upload came in parts, which wait for their listing', async () => {
    const tus = tusClient(efie, agent.headers);
    const id = idOf(await tus.begin('photo', photo.length));
    const refused = await during('SIGKILL', 2, () => tus.send(id, 0, photo));
    expect([refused.statusCode, refused.json()]).toEqual([503, NOT_NOW]);
    expect((await tus.look(id)).headers['upload-offset']).toBe(String(photo.length));
    const again = await during('SIGKILL', 2, () => upload({ photoUploads: id }));
    expect([again.statusCode, again.json()]).toEqual([503, NOT_NOW]);
    const response = await upload({ photoUploads: id });
    expect(response.json<UploadPropertyResponse>().property.photos).toHaveLength(1);
  });
});
