import { parseArgs } from 'node:util';
import { drill, isSafe, reportText } from '../chaos/cluster/drill.ts';
import { switchOver } from '../chaos/cluster/patroni.ts';

/**
 * `npm run drill -- --site https://efie.example --patroni http://10.0.0.11:8008`: moves the database to another machine while a
 * person reads and writes, and prints for how long neither was possible, and what was lost (docs/cluster.md). The person is of
 * DRILL_EMAIL and DRILL_PASSWORD. Exits with 1 when a confirmed write was lost, or writes did not come back.
 */
async function main(): Promise<void> {
  const options = { site: { type: 'string' }, patroni: { type: 'string' } } as const;
  const { site, patroni } = parseArgs({ options }).values;
  const { DRILL_EMAIL: email, DRILL_PASSWORD: password } = process.env;
  if (!site || !patroni || !email || !password) {
    throw new Error(
      'Say where: DRILL_EMAIL=… DRILL_PASSWORD=… npm run drill -- --site https://efie.example --patroni http://10.0.0.11:8008',
    );
  }
  const lose = () => switchOver(patroni.replace(/\/$/, ''));
  const report = await drill({ site: site.replace(/\/$/, ''), email, password, lose });
  process.stdout.write(reportText(report));
  process.exitCode = isSafe(report) ? 0 : 1;
}

await main();
