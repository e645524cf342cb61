import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_DIR } from '../build.ts';
import { buildIfStale } from '../fresh-build.ts';
import { BUDGETS, LATE_BUDGETS } from './budgets.ts';
import { lateProblemsOf, problemsOf, tableOf } from './problems.ts';
import { builtSizes, bytesSent, readManifest, weighRoutes } from './weigh-routes.ts';

/**
 * Part of `npm run check`: no route's first view loads more scripts than its budget (budgets.ts). Shows all routes when
 * one does, or with `--table`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { table: { type: 'boolean', default: false } } });
  await buildIfStale();
  const client = path.join(BUILD_DIR, 'client');
  const weights = weighRoutes(readManifest(client), (address) => bytesSent(client, address));
  const problems = [
    ...problemsOf(weights, BUDGETS),
    ...lateProblemsOf(builtSizes(client), LATE_BUDGETS),
  ];
  if (values.table || problems.length > 0) console.log(tableOf(weights, BUDGETS));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await main();
