import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { adoptMedia, bindMedia, MediaIdentityError } from './bind-media.ts';
import { identityOf, writeIdentity } from './media-identity.ts';

describe.each(storageHomes)('a database and $home', ({ open }) => {
  let home: OpenedHome;
  let efie: TestApp & { close(): Promise<void> };

  beforeEach(async () => {
    efie = await startTestApp({
      async openFiles() {
        home = await open();
        return home.open();
      },
    });
  });
  afterEach(async () => {
    await efie.close();
    await home.discard();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await efie.connection.pool.query(text, values)).rows;
  const row = async () => (await query('select * from installation'))[0];
  const bind = () => bindMedia(efie.platform);
  const theirs = () => identityOf(efie.platform.storage);

  /** Photos that the database knows, `there` of them with their files. */
  async function photos(count: number, there: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const key = n.toString(16).padStart(32, '0');
      await query(
        `insert into photos (key, mime, bytes, width, height) values ($1, 'image/jpeg', 9, 3, 3)`,
        [key],
      );
      if (n < there) await file(key);
    }
  }
  const file = (key: string) =>
    efie.platform.storage.put('private', `originals/${key}`, Buffer.from('a photo'));

  const refused = async (...words: string[]) => {
    const error = await bind().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MediaIdentityError);
    for (const each of [...words, 'npm run media:adopt']) {
      expect(String(error)).toContain(each);
    }
  };

  // §12/1
  test('get one identity when both are new, however many processes start, and keep it', async () => {
    await Promise.all(Array.from({ length: 4 }, bind));
    const { id } = await row();
    expect(await theirs()).toBe(id);
    await photos(3, 0);
    await bind();
    expect((await row()).id).toBe(id);
  });

  // §12/1
  test('refuse each other when they are of two installations, even when all files are there', async () => {
    await bind();
    await photos(2, 2);
    const other = randomUUID();
    await writeIdentity(efie.platform.storage, other);
    await refused((await row()).id, other, 'of 2 files', '2 are there');
    expect(await theirs()).toBe(other);
  });

  test('refuse each other when the database is new and the files are not', async () => {
    await file('ab'.repeat(16));
    await refused('the files have no identity');
    await writeIdentity(efie.platform.storage, randomUUID());
    await refused();
  });

  // §12/1
  test('refuse each other when the files are missing, as on a disk that is not mounted', async () => {
    await bind();
    await photos(2, 0);
    await efie.platform.storage.remove('private', 'installation.json');
    await refused('of 2 files', '0 are there');
  });

  test('refuse each other when the files came without their identity', async () => {
    await bind();
    await photos(2, 2);
    await efie.platform.storage.remove('private', 'installation.json');
    await refused('the files have no identity');
  });

  test('from before there were identities get one, if the files are those that the database knows', async () => {
    await photos(10, 6);
    await bind();
    expect(await theirs()).toBe((await row()).id);
  });

  // §12/1
  test('from before there were identities refuse each other when the files are others', async () => {
    await photos(10, 4);
    await refused('of 10 files', '4 are there');
    expect(await theirs()).toBeUndefined();
  });

  test('finish a first start that was broken off, wherever that was', async () => {
    await query('insert into installation default values');
    await bind();
    const { id } = await row();
    expect(await theirs()).toBe(id);
    await photos(1, 1);
    await query('update installation set media_bound_at = null');
    await bind();
    expect(await row()).toMatchObject({ id, media_bound_at: expect.any(Date) });
  });

  test('share the identity of files that hold nothing yet when the database was rebuilt', async () => {
    const id = randomUUID();
    await writeIdentity(efie.platform.storage, id);
    await bind();
    expect((await row()).id).toBe(id);
  });

  // §12/2
  test('belong together once an operator says so', async () => {
    await photos(4, 1);
    await writeIdentity(efie.platform.storage, randomUUID());
    expect(await adoptMedia(efie.platform)).toEqual({ known: 4, there: 1 });
    await bind();
    expect(await theirs()).toBe((await row()).id);
  });
});
