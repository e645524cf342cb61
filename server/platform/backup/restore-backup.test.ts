import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '#server/migrations/index.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { openBackup } from './backup-files.ts';
import { DraftFolder } from './draft-folder.ts';
import { type BackupManifest, readManifest } from './manifest.ts';
import { expectMigrations, restoreDatabase } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const efie = bootTestApp();
const postgres = inject('postgres');
const database = `efie_${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let folder: string;
let manifest: BackupManifest;

beforeAll(async () => {
  admin = openDatabase({ ...postgres, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  folder = path.join(efie.dataDir, 'backup');
  await signedInAs(efie.platform, 'Customer');
  await takeBackup(
    {
      database: efie.connection.pool.options,
      storage: efie.platform.storage,
      places: { folders: [], files: [] },
      dataDir: efie.dataDir,
      findMissing: async () => [],
    },
    await DraftFolder.create(folder),
  );
  manifest = await readManifest(folder);
});
afterAll(async () => {
  await dropDatabase(admin, database);
  await admin.close();
});

const OF_BEFORE = ['0001-marketplace', '0087-milestones'];

test('a backup of a database that went through the older migrations is restored', async () => {
  const older = { ...manifest, migrations: [...OF_BEFORE, ...manifest.migrations] };
  const target = { ...postgres, database };
  await restoreDatabase(
    await openBackup(folder, older, { identities: [] }),
    older,
    target,
    migrations,
  );
  const restored = openDatabase(target, () => {});
  const emails = 'select email from users order by email';
  const { rows } = await restored.pool.query(emails);
  await restored.close();
  expect(rows).toEqual((await efie.connection.pool.query(emails)).rows);
});

test.each([
  ['older', OF_BEFORE, /an older Efie .* Restore it with the version in between/],
  ['newer', [...Object.keys(migrations), '9999-newer'], /a newer Efie \(it knows 9999-newer\)/],
])(
  'a backup of a database that is %s than we support is refused with advice',
  (_what, names, says) => {
    expect(() => expectMigrations({ ...manifest, migrations: names }, migrations)).toThrow(says);
  },
);
