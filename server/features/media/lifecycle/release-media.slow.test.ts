import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { CAR_FORM, PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image, postUpload, video } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { tusClient, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitForLocks } from '#server/testing/waiting-locks.ts';
import { releaseMediaJob } from './release-media.ts';
import { HOLDERS } from './release-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let seed = 0;

/** A new photo, as its file. */
const newPhoto = () => {
  seed += 1;
  return grainyPhoto(seed, { width: 330, height: 240 }).jpeg().toBuffer();
};

describe.each(storageHomes)('the files of deleted listings in $home', ({ open }) => {
  let home: OpenedHome;
  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  afterAll(() => home.discard());

  let ama: TestPerson;
  let kofi: TestPerson;
  beforeAll(async () => {
    ama = await signedInAs(efie.platform, 'Agent');
    kofi = await signedInAs(efie.platform, 'Property Owner');
  });
  beforeEach(() => inDays(0));

  const inDays = (days: number) => efie.setNow(new Date(Date.now() + days * DAY_MS));
  const release = () => releaseMediaJob(efie.platform).run({});

  async function stored(): Promise<string[]> {
    const { storage } = efie.platform;
    const originals = await storedKeys(storage, 'private', 'originals');
    const served = await Promise.all(
      ['photos', 'videos'].map((folder) => storedKeys(storage, 'public', folder)),
    );
    return [...originals, ...served.flat()].sort();
  }

  const listed = async (lister: TestPerson, ...photos: Buffer[]): Promise<string> => {
    const id = await uploadedProperty(efie, lister, {}, photos);
    await efie.runJobs();
    return id;
  };
  const remove = async (kind: 'properties' | 'cars', id: string) => {
    const call = { method: 'DELETE', url: `/api/${kind}/${id}`, headers: ama.headers } as const;
    expect((await efie.app.inject(call)).statusCode).toBe(200);
  };
  const show = async (id: string) =>
    (await efie.app.inject(`/api/properties/${id}`)).json<Property>();
  const rows = async (table: 'photos' | 'videos') =>
    Number((await efie.connection.pool.query(`select count(*) from ${table}`)).rows[0].count);

  test('stay for 30 days, so that a listing can be restored whole', async () => {
    const id = await listed(ama, await newPhoto());
    const before = await stored();
    await remove('properties', id);
    inDays(29.9);
    await release();
    expect(await stored()).toEqual(before);
    await efie.connection.pool.query('update listings set deleted_at = null where id = $1', [id]);
    inDays(31);
    await release();
    expect(await stored()).toEqual(before);
    const { photos } = await show(id);
    expect(photos).toMatchObject([{ ready: true }]);
    for (const address of [`${photos[0]?.key}/320.avif`, `${photos[0]?.key}/320.jpg`])
      expect((await efie.app.inject(`/media/photos/${address}`)).statusCode).toBe(200);
  });

  test('are deleted after that, with their rows and with nothing else', async () => {
    const before = await stored();
    const counts = [await rows('photos'), await rows('videos')];
    const files = [image(await newPhoto()), image(await newPhoto()), video()];
    const fields = PROPERTY_FORM;
    const property = await postUpload(efie, '/api/properties/upload', {
      fields,
      files,
      headers: ama.headers,
    });
    const car = await postUpload(efie, '/api/cars/upload', {
      fields: CAR_FORM,
      files: [image(await newPhoto()), video(4096)],
      headers: ama.headers,
    });
    await efie.runJobs();
    // Originals, three forms of each, and two videos.
    expect((await stored()).length - before.length).toBe(3 + 3 * 3 + 2);
    await remove('properties', property.json().property._id);
    await remove('cars', car.json().car._id);
    inDays(30.1);
    await release();
    expect(await stored()).toEqual(before);
    expect([await rows('photos'), await rows('videos')]).toEqual(counts);
    await release();
    expect(await stored()).toEqual(before);
  });

  test('stay when another listing has them', async () => {
    const shared = await newPhoto();
    const gone = await listed(ama, shared, await newPhoto());
    const left = await listed(kofi, shared);
    const [{ key = '' } = {}, other] = (await show(gone)).photos;
    await remove('properties', gone);
    inDays(31);
    await release();
    expect((await stored()).filter((each) => each.includes(key))).toHaveLength(4);
    expect((await stored()).filter((each) => each.includes(other?.key ?? '-'))).toEqual([]);
    expect((await show(left)).photos).toMatchObject([{ key, ready: true }]);
  });

  test('are made again when the same photo is uploaded after its release', async () => {
    const photo = await newPhoto();
    await remove('properties', await listed(ama, photo));
    inDays(31);
    await release();
    inDays(0);
    const id = await listed(kofi, photo);
    const [{ key = '', ready } = {}] = (await show(id)).photos;
    expect(ready).toBe(true);
    expect((await stored()).filter((each) => each.includes(key))).toHaveLength(4);
  });

  describe('when the same photo is uploaded at the last moment', () => {
    /** A photo whose listing was deleted 31 days ago, and an upload of it. */
    async function uploadedAgain() {
      const photo = await newPhoto();
      const gone = await listed(ama, photo);
      const [{ key = '' } = {}] = (await show(gone)).photos;
      await remove('properties', gone);
      await efie.connection.pool.query(
        `update listings set deleted_at = deleted_at - interval '31 days' where id = $1`,
        [gone],
      );
      const upload = await uploadedFile(efie, kofi, 'photo', photo);
      const fields = { ...PROPERTY_FORM, photoUploads: upload };
      const send = () =>
        postUpload(efie, '/api/properties/upload', { fields, headers: kofi.headers });
      return { key, upload, send };
    }
    /** The photo of a listing that was accepted must be whole. */
    async function expectWhole(response: Awaited<ReturnType<typeof postUpload>>, key: string) {
      expect(response.statusCode, response.body).toBe(201);
      await efie.runJobs();
      const { photos } = await show(response.json().property._id);
      expect(photos).toMatchObject([{ key, ready: true }]);
      expect((await stored()).filter((each) => each.includes(key))).toHaveLength(4);
    }
    const onCheck = (which: number, meanwhile: () => Promise<void>) => {
      const { storage } = efie.platform;
      const has = storage.has.bind(storage);
      let checks = 0;
      return vi.spyOn(storage, 'has').mockImplementation(async (...place) => {
        const found = await has(...place);
        checks += 1;
        if (checks === which) await meanwhile();
        return found;
      });
    };

    test('a release before the listing is recorded refuses it, and keeps its upload', async () => {
      const { key, upload, send } = await uploadedAgain();
      const checking = onCheck(1, release);
      const refused = await send();
      checking.mockRestore();
      expect(refused.statusCode).toBe(503);
      expect((await stored()).filter((each) => each.includes(key))).toEqual([]);
      expect((await tusClient(efie, kofi.headers).look(upload)).statusCode).toBe(200);
      await expectWhole(await send(), key);
    });

    test('a release while the listing is recorded leaves it the photo', async () => {
      const { key, send } = await uploadedAgain();
      let releasing: Promise<void> | undefined;
      const checking = onCheck(2, async () => {
        releasing = release();
        await waitForLocks(efie.connection.pool, 1);
      });
      const response = await send();
      checking.mockRestore();
      await releasing;
      expect(releasing).toBeDefined();
      await expectWhole(response, key);
    });
  });

  test('a photo that was taken off its listing is deleted after a day', async () => {
    const id = await listed(ama, await newPhoto(), await newPhoto());
    const [kept, off] = (await show(id)).photos;
    await efie.connection.pool.query('delete from listing_photos where photo_key = $1', [off?.key]);
    await release();
    expect((await stored()).filter((each) => each.includes(off?.key ?? '-'))).toHaveLength(4);
    inDays(1.1);
    await release();
    expect((await stored()).filter((each) => each.includes(off?.key ?? '-'))).toEqual([]);
    expect((await stored()).filter((each) => each.includes(kept?.key ?? '-'))).toHaveLength(4);
  });

  test('everything that holds a photo or a video is known to the release', async () => {
    const { rows: held } = await efie.connection.pool.query(
      `select confrelid::regclass::text as what, conrelid::regclass || '.' || attname as holder
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid in ('photos'::regclass, 'videos'::regclass)
          and confdeltype <> 'c'`,
    );
    for (const what of ['photos', 'videos'] as const) {
      const holders = held.filter((each) => each.what === what).map((each) => each.holder);
      expect(holders.sort()).toEqual([...HOLDERS[what]].sort());
    }
  });
});
