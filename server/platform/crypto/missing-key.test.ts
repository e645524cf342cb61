import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { missingKeyOf } from './missing-key.ts';

const efie = bootTestApp();

test('a missing key is reported once something is encrypted, with the file that may hold it', async () => {
  const warning = () => missingKeyOf(efie.platform.db, efie.dataDir);
  expect(await warning()).toBeUndefined();
  const { headers } = await signedInAs(efie.platform, 'Customer');
  await efie.app.inject({ method: 'POST', url: '/api/User/codes', headers });
  expect(await warning()).toContain('DATA_KEY is not set, but the database has what one encrypted');
  expect(await warning()).not.toContain(efie.dataDir);
  const file = path.join(efie.dataDir, 'data-key');
  await writeFile(file, 'a key');
  expect(await warning()).toContain(`A key is in ${file}`);
});
