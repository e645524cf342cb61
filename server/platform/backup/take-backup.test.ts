import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import type { Storage } from '../storage/storage.ts';
import { DraftFolder } from './draft-folder.ts';
import { readManifest } from './manifest.ts';
import { checkBackup } from './restore-backup.ts';
import { type FindMissing, takeBackup } from './take-backup.ts';

const efie = bootTestApp();

const keyOf = (name: string) => `profiles/${name}.webp`;
const target = () => path.join(efie.dataDir, 'backup');
const backedUpUsers = () => readFile(path.join(target(), 'database/users.copy'), 'utf8');

/** Like the server when a profile photo changes: writes the file, then the row, then removes the old file. */
async function changePhoto(from: string | undefined, to: string): Promise<void> {
  await efie.platform.storage.put('public', keyOf(to), Buffer.from(to));
  await efie.connection.pool.query(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location,
      profile_image_key)
    values ('01930000-0000-7000-8000-000000000001', 'ama@efie.test', '', 'Customer', 'Ama', 'Mensah',
      '0201234567', 'Accra', $1)
    on conflict (id) do update set profile_image_key = excluded.profile_image_key`,
    [to],
  );
  if (from) await efie.platform.storage.remove('public', keyOf(from));
}

const findMissing: FindMissing = async ({ db, storage }) => {
  const rows = await db.selectFrom('users').select('profile_image_key as key').execute();
  const missing = [];
  for (const { key } of rows) {
    if (key && !(await storage.has('public', keyOf(key)))) missing.push(key);
  }
  return missing;
};

/** Takes a backup, with actions before and after each scan of the files. */
async function backUp(happens: Record<string, () => Promise<void>> = {}) {
  let time = 0;
  const { storage } = efie.platform;
  const busy: Storage = Object.create(storage, {
    list: {
      value: async function* (area: 'public', folder: string) {
        time += 1;
        await happens[`before ${time}`]?.();
        yield* storage.list(area, folder);
        await happens[`after ${time}`]?.();
      },
    },
  });
  for (const name of ['put', 'read', 'has', 'remove'] as const) {
    Object.defineProperty(busy, name, { value: storage[name].bind(storage) });
  }
  await rm(target(), { recursive: true, force: true });
  await takeBackup(
    {
      database: efie.connection.pool.options,
      storage: busy,
      places: { folders: [['public', 'profiles']], files: [] },
      dataDir: efie.dataDir,
      findMissing,
    },
    await DraftFolder.create(target()),
  );
  const { missing, media } = await readManifest(target());
  return {
    missing,
    media,
    looks: time,
    files: await readdir(path.join(target(), 'media/public/profiles')).catch(() => []),
  };
}

// §11/9
test('a photo changed at the worst moment is in the backup, matching its row', async () => {
  await changePhoto(undefined, 'first');
  const taken = await backUp({
    // The second appears after its folder was scanned, and is gone once its row is in the snapshot.
    'after 1': () => changePhoto('first', 'second'),
    'before 2': () => changePhoto('second', 'third'),
  });
  expect(taken.missing).toEqual([]);
  expect(taken.files).toContain('third.webp');
  expect(await backedUpUsers()).toContain('third');
});

test('files copied in parallel are counted and unchanged', async () => {
  for (let n = 1; n <= 9; n++) {
    await efie.platform.storage.put('public', keyOf(`other${n}`), Buffer.alloc(n * 100_000, n));
  }
  const { media } = await backUp();
  expect(media).toEqual({ files: 10, bytes: 4_500_000 + 'third'.length });
  await checkBackup(target());
});

test('photos that were already lost are reported and do not cause endless retries', async () => {
  await efie.platform.storage.remove('public', keyOf('third'));
  expect(await backUp()).toMatchObject({ missing: ['third'], looks: 3 });
});

test('unreadable files leave nothing in the draft, not even when opened late', async () => {
  const draft = await DraftFolder.create(path.join(efie.dataDir, 'draft'));
  const broken = () => new Readable().destroy(new Error('It went away.'));
  for (let n = 0; n < 300; n++) {
    await expect(draft.write(`file-${n}`, broken)).rejects.toThrow('It went away.');
  }
  expect(await readdir(draft.folder)).toEqual([]);
});
