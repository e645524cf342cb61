import type { Config } from '#server/config.ts';
import {
  checkBackups,
  checkDisk,
  checkDns,
  checkEnvironment,
  checkMail,
  checkProxy,
  type Finding,
} from './doctor/checks.ts';
import { expectInstallation, runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run doctor`: checks environment, email, DNS, proxy, disk, database and age of the last backup, one line each;
 * failures say what to do. Exits with 1 when anything fails. Works while Efie is running.
 */
runCommand(async () => {
  let failed = 0;
  const tell = (point: string, { fact, failures }: Finding) => {
    failed += failures.length;
    if (failures.length === 0) say(`ok     ${point}: ${fact}`);
    for (const each of failures) say(`wrong  ${point}: ${each}`);
  };
  const { config, ...environment } = checkEnvironment(process.env);
  tell('environment', environment);
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
  tell: (point: string, finding: Finding) => void,
): Promise<void> {
  try {
    await expectInstallation(config);
    await withDatabase(
      async ({ db }) => tell('backup', await checkBackups(db, config, new Date())),
      { migrated: false },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failure = `${reason} Look at DATABASE_URL or DATA_DIR, and start Efie once.`;
    tell('database', { fact: '', failures: [failure] });
    return;
  }
  tell('database', { fact: 'it answers', failures: [] });
}
