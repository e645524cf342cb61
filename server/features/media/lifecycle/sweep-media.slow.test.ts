import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image, postUpload, video } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { storeListingMedia } from '../store-listing-media.ts';
import { writeIdentity } from './installation/media-identity.ts';
import { sweepMedia, sweepMediaJob } from './sweep-media.ts';
import { restoreTrash } from './trash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ORPHAN = 'ab'.repeat(16);
let seed = 0;

/** A new photo, as its file. */
const newPhoto = () => {
  seed += 1;
  return grainyPhoto(seed, { width: 330, height: 240 }).jpeg().toBuffer();
};

describe.each(storageHomes)('the sweep of $home', ({ home: kind, open }) => {
  let home: OpenedHome;
  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  afterAll(() => home.discard());

  let agent: TestPerson;
  beforeAll(async () => {
    agent = await signedInAs(efie.platform, 'Agent');
  });
  beforeEach(() => inDays(1.1));

  const inDays = (days: number) => efie.setNow(new Date(Date.now() + days * DAY_MS));
  const sweep = () => sweepMediaJob(efie.platform).run({});

  async function stored(): Promise<string[]> {
    const { storage } = efie.platform;
    const keys = await Promise.all([
      storedKeys(storage, 'private', 'originals'),
      ...['photos', 'videos', 'profiles'].map((folder) => storedKeys(storage, 'public', folder)),
    ]);
    return keys.flat().sort();
  }

  test('removes what no row knows, and leaves all that is in use', async () => {
    const listed = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [image(await newPhoto()), image(await newPhoto()), video()],
      headers: agent.headers,
    });
    const { payload, headers } = multipart({}, [
      { ...image(await newPhoto()), field: 'profileImage' },
    ]);
    await efie.app.inject({
      method: 'POST',
      url: '/api/User/upload-profile-image',
      payload,
      headers: { ...agent.headers, ...headers },
    });
    await efie.runJobs();
    const before = await stored();
    expect(before).toHaveLength(2 * 4 + 1 + 1);
    const { storage } = efie.platform;
    const put = (area: 'public' | 'private', key: string) =>
      storage.put(area, key, Buffer.from('of nobody'));
    await put('private', `originals/${ORPHAN}`);
    for (const file of ['320.avif', '320.webp', '640.jpg'])
      await put('public', `photos/${ORPHAN}/${file}`);
    await put('public', `videos/${ORPHAN}.mp4`);
    await put('public', `profiles/${ORPHAN}.webp`);
    // As a process killed while storing leaves it.
    const [photo] = before.filter((key) => key.endsWith('/320.webp'));
    await put('public', `${photo}.01h.part`);
    await put('public', `videos/${ORPHAN}.mp4.01h.part`);
    await sweep();
    expect(await stored()).toEqual(before);
    const { photos, video: tour } = (
      await efie.app.inject(`/api/properties/${listed.json().property._id}`)
    ).json<Property>();
    for (const address of [...photos.map((p) => `/media/photos/${p.key}/320.webp`), tour ?? ''])
      expect((await efie.app.inject(address)).statusCode).toBe(200);
  });

  test('leaves what is younger than a day, and files with names that we do not give', async () => {
    const { storage } = efie.platform;
    const before = await stored();
    await storage.put('public', `photos/${ORPHAN}/320.webp`, Buffer.from('new'));
    await storage.put('private', 'originals/read-me.txt', Buffer.from('by hand'));
    inDays(0.9);
    await sweep();
    expect(await stored()).toHaveLength(before.length + 2);
    inDays(1.1);
    await sweep();
    expect(await stored()).toEqual([...before, 'originals/read-me.txt'].sort());
  });

  describe('with more than a twentieth of all files without a row', () => {
    const KEYS = Array.from({ length: 25 }, (_, n) => `originals/${String(n).padStart(32, '0')}`);
    const trashed = () => storedKeys(efie.platform.storage, 'private', 'trash');
    const there = async () => (await stored()).filter((key) => KEYS.includes(key));

    beforeEach(async () => {
      await efie.platform.storage.remove('private', 'trash');
      for (const key of KEYS) {
        await efie.platform.storage.put('private', key, Buffer.from('of a restored database'));
      }
    });
    afterEach(async () => {
      for (const folder of ['trash', ...KEYS])
        await efie.platform.storage.remove('private', folder);
    });

    // §12/3
    test('removes none without an operator’s word, and can put back those it removed', async () => {
      expect(await sweepMedia(efie.platform)).toMatchObject({
        orphans: 25,
        thrownAway: [],
        refused: 'too-many',
      });
      expect(await there()).toEqual(KEYS);
      const { thrownAway } = await sweepMedia(efie.platform, { all: true });
      expect(thrownAway.sort()).toEqual(KEYS.map((key) => `private/${key}`));
      expect(await there()).toEqual([]);
      expect(await trashed()).toHaveLength(25);

      // As after restoring the right backup: the database knows some of them again.
      const known = KEYS.slice(3, 5);
      for (const key of known) {
        await efie.connection.pool.query(
          `insert into photos (key, mime, bytes, width, height) values ($1, 'image/jpeg', 9, 3, 3)`,
          [key.slice('originals/'.length)],
        );
      }
      expect(await restoreTrash(efie.platform)).toEqual({ restored: 2, left: 23 });
      expect(await there()).toEqual(known);
      expect(await restoreTrash(efie.platform, { all: true })).toEqual({ restored: 23, left: 0 });
      expect(await there()).toEqual(KEYS);
      await efie.connection.pool.query('delete from photos where bytes = 9');
    });

    // §12/3
    test('keeps what was thrown away for 30 days', async () => {
      await sweepMedia(efie.platform, { all: true });
      inDays(1.1 + 29.9);
      await sweep();
      expect(await trashed()).toHaveLength(25);
      inDays(1.1 + 31.1);
      await sweep();
      expect(await trashed()).toEqual([]);
    });

    // §12/3
    test('removes none when the database is another one, whatever the operator says', async () => {
      await writeIdentity(efie.platform.storage, randomUUID());
      expect(await sweepMedia(efie.platform, { all: true })).toMatchObject({
        refused: 'another-installation',
      });
      expect(await there()).toEqual(KEYS);
      await efie.platform.storage.remove('private', 'installation.json');
    });
  });

  test('removes nothing from an upload under way, though its files are older than a day', async () => {
    const file = path.join(efie.platform.uploadsDir, `${kind.length}`);
    const content = await newPhoto();
    await writeFile(file, content);
    const received = { field: 'images', name: 'photo.jpg', path: file, bytes: content.length };
    const media = await storeListingMedia(efie.platform, agent.id, {
      photos: [received],
      video: undefined,
    });
    const [key = ''] = media.photoKeys;
    const { db } = efie.platform;
    let swept: Promise<void> | undefined;
    await inTransaction(db, async (tx) => {
      await media.record(tx);
      // Nobody else sees the row yet; the sweep waits for it.
      swept = sweep();
      await expect.poll(waiting).toBe(1);
    });
    await swept;
    expect(await stored()).toContain(`originals/${key}`);
  });

  const waiting = async () =>
    Number(
      (
        await efie.connection.pool.query(
          `select count(*) from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows[0].count,
    );
});
