import type { Checked } from './findings.ts';
import { FINDING_NAMES } from './findings.ts';
import type { Fleet } from './fleet.ts';
import type { Ledger } from './ledger.ts';
import type { StormRecord } from './storm.ts';

/** How long a stop may take, whatever is under way. */
const STOP_MS = 5_000;

/** Lines of each finding that are printed. */
const SHOWN = 20;

export interface Report {
  text: string;
  failed: boolean;
}

/** What was done to the product and what became of it, as a table; each finding is to be 0. */
export function report(
  { record, processes }: Pick<Fleet, 'record' | 'processes'>,
  ledger: Ledger,
  storm: StormRecord,
  { findings, explainedMails, counts }: Checked,
): Report {
  const slowStops = record.stops.filter((ms) => ms > STOP_MS);
  const struck = [...storm.struck].map(([name, count]) => `${name} ${count}`).join(', ');
  const responses = [...ledger.responses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status || 'none'} ${count}`)
    .join(', ');
  const rows: [string, string][] = [
    ['processes', String(processes.length)],
    ['kills', String(storm.kills)],
    ['faults', struck],
    ['responses by status', responses],
    [
      'promised',
      `${counts.rows} rows, ${counts.photos} photos, ${ledger.mails.length} sets of mails`,
    ],
    ['mails sent', String(counts.mails)],
    ['seconds until served again: median, p99, longest', spread(record.recoveries)],
    ['seconds of a stop: median, p99, longest', spread(record.stops)],
    ['stops over 5 s', String(slowStops.length)],
    ['mails sent again, their sender struck before it took note', String(explainedMails.length)],
    ...FINDING_NAMES.map((name): [string, string] => [
      `**${name}**`,
      String(findings[name].length),
    ]),
  ];
  const details = FINDING_NAMES.flatMap((name) => detail(name, findings[name]));
  details.push(...detail('mails sent again', explainedMails));
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  return {
    text: ['| what | count |', '|---|---|', ...lines, ...details].join('\n'),
    failed: slowStops.length > 0 || FINDING_NAMES.some((name) => findings[name].length > 0),
  };
}

function detail(name: string, found: readonly string[]): string[] {
  if (found.length === 0) return [];
  return ['', `${name}:`, ...found.slice(0, SHOWN).map((line) => `  ${line}`)];
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [at(0.5), at(0.99), at(1)].map((ms) => ((ms ?? 0) / 1000).toFixed(1)).join(', ');
}
