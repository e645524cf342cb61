import type { Config } from '#server/config.ts';
import {
  checkBackups,
  checkDisk,
  checkDns,
  checkEnvironment,
  checkMail,
  checkProxy,
  type Failures,
} from './doctor/checks.ts';
import { expectInstallation, runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run doctor`: environment, mail, DNS, proxy, disk, database and age of the last backup, each in a line; what fails says
 * what to do. Ends with 1 when anything does. Also while Efie is running.
 */
runCommand(async () => {
  let failed = 0;
  const tell = (point: string, failures: Failures) => {
    failed += failures.length;
    if (failures.length === 0) say(`ok     ${point}`);
    for (const each of failures) say(`wrong  ${point}: ${each}`);
  };
  const { config, failures } = checkEnvironment(process.env);
  tell('environment', failures);
  if (config) {
    tell('mail', await checkMail(config));
    tell('DNS', await checkDns(config));
    tell('proxy', await checkProxy(config));
    tell('disk', await checkDisk(config));
    await lookAtDatabase(config, tell);
  }
  say(failed === 0 ? 'Nothing is wrong.' : `${failed} to put right.`);
  if (failed > 0) process.exitCode = 1;
});

async function lookAtDatabase(
  config: Config,
  tell: (point: string, failures: Failures) => void,
): Promise<void> {
  try {
    await expectInstallation(config);
    await withDatabase(
      async ({ db }) => tell('backup', await checkBackups(db, config, new Date())),
      { migrated: false },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell('database', [`${reason} Look at DATABASE_URL or DATA_DIR, and start Efie once.`]);
    return;
  }
  tell('database', []);
}
