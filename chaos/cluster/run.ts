import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Cluster, missingPrograms } from './cluster.ts';
import { answer, type DrillReport, drill, isSafe, reportText } from './drill.ts';
import { switchOver } from './patroni.ts';

const ACCOUNT = {
  password: 'a password for drills',
  role: 'Customer',
  firstname: 'Esi',
  lastname: 'Owusu',
  phoneNumber: '0244123456',
  location: 'Accra',
};

/**
 * `npm run chaos -- --cluster [--kills 4]`: three machines in one, of the built product and Debian's packages. Switches the
 * primary over and kills it, in turns, while a person reads and writes. Needs the user postgres if run by root.
 * @returns true when a confirmed write was lost, or writes did not come back.
 */
export async function runOnCluster(turns: number): Promise<boolean> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    throw new Error(
      `Not there: ${missing.join(', ')}. Install etcd-server, patroni, haproxy and postgresql-15.`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-cluster-'));
  const cluster = await Cluster.start(folder);
  const reports: DrillReport[] = [];
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      const email = await newAccount(cluster.site, turn);
      const lose =
        turn % 2 === 0
          ? async () => switchOver(await cluster.patroni())
          : () => cluster.killPrimary();
      const report = await drill({ site: cluster.site, email, password: ACCOUNT.password, lose });
      process.stdout.write(`${reportText(report)}\n`);
      reports.push(report);
      await cluster.mend();
    }
  } finally {
    await cluster.stop();
  }
  const isLost = !reports.every(isSafe);
  if (isLost) process.stdout.write(`logs and data: ${folder}\n`);
  else await rm(folder, { recursive: true, force: true });
  return isLost;
}

async function newAccount(site: string, turn: number): Promise<string> {
  const email = `drill-${turn}@efie.example`;
  await answer(`${site}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, email }),
  });
  return email;
}
