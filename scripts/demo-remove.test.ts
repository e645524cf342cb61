import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDemoAccounts } from '#demo/accounts.ts';
import { signedInAs } from '#server/testing/people.ts';
import { urlOf } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** Runs the command; returns its output and how it ended. */
const demoRemove = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/demo-remove.ts', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(efie),
      DATA_DIR: efie.dataDir,
      SESSION_SECRET: 'a secret of the tests, 32 characters',
    },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );

// §2.21/21
test('npm run demo:remove shows what is there and removes it only when told to', async () => {
  expect((await demoRemove('--help')).said).toContain('npm run demo:remove -- --yes\nremoves it.');
  expect(await demoRemove()).toEqual({ code: 0, said: 'No demo was ever loaded here.\n' });

  await efie.connection.pool.query('insert into demo_load (started_at) values (now())');
  await createDemoAccounts(efie.platform, () => {});
  const refused = await demoRemove('--yes');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^Nothing was removed of the .+:\n {2}.*npm run admin:create/);

  await signedInAs(efie.platform, 'Admin');
  const there = await demoRemove();
  expect(there.said).toMatch(/^There are 0 listings and \d+ people of the demo\. To remove them: /);
  expect((await demoRemove('--yes')).said).toMatch(
    /^Removed: 0 listings and \d+ people of the demo\./,
  );
  expect(await demoRemove()).toEqual({ code: 0, said: 'Nothing of the demo is left here.\n' });
});
