import path from 'node:path';
import { runProgram } from './program.ts';
import type { Target } from './targets.ts';

export interface Attacked {
  name: string;
  requests: number;
  /** What was found, one line each. */
  findings: string[];
  /** Its time was over before all was tried. */
  unfinished: boolean;
  /** Why nothing was tried, when it was not. */
  untried?: string;
}

/** Has sqlmap try every value of a call, for so long at most. */
export async function attackBySqlmap(
  target: Target,
  { token, folder, ms }: { token: string; folder: string; ms: number },
): Promise<Attacked> {
  const { output, timedOut } = await runProgram(
    'sqlmap',
    [
      ...['-u', target.url, '--method', target.method],
      ...(target.data ? ['--data', target.data, '-H', 'Content-Type: application/json'] : []),
      ...(target.sessionSecurity ? ['-H', `Authorization: Bearer ${token}`] : []),
      ...['--batch', '--level', '2', '--risk', '1', '--dbms', 'PostgreSQL'],
      // Each request comes from another address, so that no limit holds it off.
      ...['--tamper', 'xforwardedfor', '--skip-waf', '--flush-session', '--disable-coloring'],
      ...['--ignore-code', '401,403,404', '--timeout', '10', '--retries', '1', '-v', '1'],
      // A value that is refused as no number is attacked all the same.
      ...['--answers', 'save scanning time=N'],
      ...['--output-dir', path.join(folder, 'sqlmap')],
    ],
    { ms },
  );
  return { name: target.name, unfinished: timedOut, ...readSqlmap(output) };
}

/** What sqlmap says, which has no report for machines but of whole databases. */
export function readSqlmap(output: string): Pick<Attacked, 'findings' | 'requests' | 'untried'> {
  const findings = [...output.matchAll(/^Parameter: (.*)$/gm)].map(
    ([, each]) => `injection: ${each}`,
  );
  const requests = /with a total of (\d+) HTTP/.exec(output)?.[1];
  const tried = findings.length > 0 || /do not appear to be injectable|testing '/.test(output);
  const [critical] = /^\[[\d:]+\] \[CRITICAL\] .*$/m.exec(output) ?? [];
  const counts = [...output.matchAll(/(\d{3}) \([^)]*\) - (\d+) times/g)];
  const faults = counts.filter(([, status]) => Number(status) >= 500);
  return {
    findings: [
      ...findings,
      ...faults.map(([, status, times]) => `${times} responses of ${status}`),
    ],
    requests: Number(requests ?? counts.reduce((sum, [, , times]) => sum + Number(times), 0)),
    ...(!tried && { untried: critical ?? 'sqlmap said nothing of it' }),
  };
}
