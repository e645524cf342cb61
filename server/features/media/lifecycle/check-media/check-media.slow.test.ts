import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { postUpload, video } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { throwAway } from '../trash.ts';
import { checkMedia } from './check-media.ts';
import { checkRecentMediaAtStart } from './check-recent-media.ts';

let seed = 900;

describe.each(storageHomes)('media whose files are missing from $home', ({ open }) => {
  let home: OpenedHome;
  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  afterAll(() => home.discard());

  let agent: TestPerson;
  let listing: string;
  let key: string;
  beforeAll(async () => {
    agent = await signedInAs(efie.platform, 'Agent');
  });
  beforeEach(async () => {
    seed += 1;
    const photo = await grainyPhoto(seed, { width: 330, height: 240 }).jpeg().toBuffer();
    listing = await uploadedProperty(efie, agent, {}, [photo]);
    await efie.runJobs();
    key = (await shown()).photos[0]?.key ?? '';
    expect(await checkMedia(efie.platform)).toMatchObject({ photos: [], videos: [], lost: [] });
  });

  const shown = async () => (await efie.app.inject(`/api/properties/${listing}`)).json<Property>();
  const status = async (file: string) =>
    (await efie.app.inject(`/media/photos/${key}/${file}`)).statusCode;
  const lose = (area: 'public' | 'private', file: string) =>
    efie.platform.storage.remove(area, file);

  // §12/6
  test('are found at the start and rebuilt from the originals', async () => {
    await lose('public', `photos/${key}/320.webp`);
    expect(await checkMedia(efie.platform)).toMatchObject({ photos: [key], lost: [] });
    await checkRecentMediaAtStart(efie.platform);
    await checkRecentMediaAtStart(efie.platform);
    await efie.runJobs();
    expect(await checkMedia(efie.platform)).toMatchObject({ photos: [], lost: [] });
    expect(await status('320.webp')).toBe(200);
  });

  test('do not hold up the start while the database is away', async () => {
    const away = openDatabase({ host: '127.0.0.1', port: 1 }, () => {});
    await checkRecentMediaAtStart({ db: away.db, log: efie.platform.log });
    await away.close();
  });

  // §12/6
  test('are restored from the trash', async () => {
    await throwAway(efie.platform, { area: 'private', key: `originals/${key}` });
    await throwAway(efie.platform, { area: 'public', key: `photos/${key}` });
    const found = await checkMedia(efie.platform, { repair: true });
    expect(found).toMatchObject({ photos: [], lost: [] });
    expect(found.restored).toBeGreaterThan(1);
    expect(await status('320.webp')).toBe(200);
  });

  // §12/6
  test('are reported as lost with their listings, or as having lost only their originals', async () => {
    await lose('private', `originals/${key}`);
    const lost = { what: 'photo', key, listings: [listing] };
    expect(await checkMedia(efie.platform, { repair: true })).toMatchObject({
      photos: [],
      lost: [{ ...lost, shown: true }],
    });
    await lose('public', `photos/${key}/320.jpg`);
    expect(await checkMedia(efie.platform)).toMatchObject({ lost: [{ ...lost, shown: false }] });
    await efie.connection.pool.query('delete from listing_photos');
    await efie.connection.pool.query('delete from photos');
  });

  // §12/6
  test('fall back to the original when a video’s rendition is lost', async () => {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [video()],
      headers: agent.headers,
    });
    listing = response.json().property._id;
    const original = (await shown()).video ?? '';
    const [{ key: tour }] = (await efie.connection.pool.query('select key from videos')).rows;
    // As when a rendition has taken the original's place.
    await efie.platform.storage.move(
      { area: 'public', key: `videos/${tour}.mp4` },
      { area: 'private', key: `originals/${tour}` },
    );
    await efie.connection.pool.query(`update videos set rendition = $1, status = 'ready'`, [
      'ab'.repeat(16),
    ]);
    expect(await checkMedia(efie.platform, { repair: true })).toMatchObject({ videos: [tour] });
    expect((await shown()).video).toBe(original);
    expect((await efie.app.inject(original)).statusCode).toBe(200);
  });
});
