import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { urlOf } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const detailsRead = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/details-read.ts', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(efie),
      DATA_DIR: efie.dataDir,
      SESSION_SECRET: 'a secret of the tests, 32 characters',
    },
  }).then(({ stdout }) => stdout);

// §2.7/29
test('npm run details:read says what it would store, and stores it only when told to', async () => {
  expect(await detailsRead('--help')).toContain('npm run details:read -- --write\nstores them');
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await propertyRow(efie.platform, lister.id, {
    name: 'Flat',
    description: '2 bedrooms, pool',
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
  });
  const counts = '      1  Bedrooms\n      1  Swimming pool\n';
  const sample = `${id}  Flat: 2 bedrooms, Swimming pool\n`;
  expect(await detailsRead()).toBe(
    `${sample}${counts}Would store details of 1 of 1 listing.\nTo store them: npm run details:read -- --write\n`,
  );
  expect(await detailsRead('--write')).toBe(
    `${sample}${counts}Stored details of 1 of 1 listing.\n`,
  );
  expect(await detailsRead()).toBe('Would store details of 0 of 1 listing.\n');
});
