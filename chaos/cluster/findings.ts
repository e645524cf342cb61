import { checkMails } from '../checks/mails.ts';
import { workOff } from '../checks/queue.ts';
import { doubleBookings, lostRows } from '../checks/rows.ts';
import type { Ledger } from '../ledger.ts';
import type { Query } from '../query.ts';
import { type Attempts, quantile } from './attempts.ts';
import type { Mailbox } from './mailbox.ts';
import { asStrikes, type Struck } from './storm.ts';

export interface Record {
  struck: Struck[];
  reads: Attempts;
  writes: Attempts;
  /** What became of reads without an answer, and how often. */
  failures: ReadonlyMap<string, number>;
  /** Until the first fault, by performance.now(). */
  began: number;
  idleUntil: number;
}

/** Lines printed of each finding. */
const SHOWN = 20;

/** What is confirmed, but not stored, or stored twice. */
export const lossesSoFar = async (query: Query, { rows }: Ledger): Promise<string[]> => [
  ...(await lostRows(query, rows)),
  ...(await doubleBookings(query)),
];

/** Compares what was confirmed with what is stored and mailed, and reports how long writes and reads failed. */
export async function findLosses(
  query: Query,
  ledger: Ledger,
  { mails: sent }: Mailbox,
  record: Record,
): Promise<{ text: string; failed: boolean }> {
  const left = await workOff(query);
  const mails = checkMails(sent, ledger.mails, asStrikes(record.struck));
  const findings = {
    'rows lost': await lostRows(query, ledger.rows),
    'stays that overlap': await doubleBookings(query),
    'mails lost': mails.lost,
    'mails doubled': mails.doubled,
    'jobs left over': left,
    'unexpected responses': ledger.faultyResponses,
  };
  const promised = Map.groupBy(ledger.rows, ({ kind }) => kind);
  const text = [
    timesText(record),
    '',
    `confirmed: ${[...promised].map(([kind, { length }]) => `${length} ${kind}s`).join(', ')}, ${ledger.mails.length} words of mails`,
    `responses by status: ${[...ledger.responses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'} ${count}`)
      .join(', ')}`,
    ...[...record.failures].map(
      ([failure, count]) => `read without an answer, ${count} times: ${failure}`,
    ),
    `mails taken: ${mails.count}; sent again, their sender broken before it took note: ${mails.explained.length}`,
    ...Object.entries(findings).map(([name, { length }]) => `${name}: ${length}`),
    ...Object.entries({ ...findings, 'mails sent again': mails.explained })
      .filter(([, found]) => found.length > 0)
      .flatMap(([name, found]) => ['', `${name}:`, ...found.slice(0, SHOWN)]),
  ].join('\n');
  return { text, failed: Object.values(findings).some(({ length }) => length > 0) };
}

/** A row for each kind of fault; what struck twice at once has a row of its own. */
function timesText({ struck, reads, writes, began, idleUntil }: Record): string {
  const kindOf = ({ kinds, wasPrimary }: Struck) =>
    `${kinds.length > 1 ? 'two at once' : kinds[0]}${wasPrimary ? ', primary' : ''}`;
  const row = (name: string, times: readonly Pick<Struck, 'from' | 'to'>[]) => {
    const gaps = times.map(({ from, to }) => writes.counted(from, to).gap);
    const read = times.map(({ from, to }) => reads.counted(from, to));
    const count = read.reduce((sum, each) => sum + each.count, 0);
    const failed = read.reduce((sum, each) => sum + each.failed, 0);
    const ms = read.flatMap((each) => each.ms);
    const cells = [
      name,
      times.length,
      `${seconds(quantile(gaps, 0.5))}, ${seconds(quantile(gaps, 1))}`,
      `${(100 * (1 - failed / count)).toFixed(2)} % of ${count}`,
      `${quantile(ms, 0.5).toFixed(0)}, ${quantile(ms, 0.99).toFixed(0)} ms`,
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const byKind = [...Map.groupBy(struck, kindOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '| what | times | without a write: median, longest | reads answered | median, p99 |',
    '|---|---|---|---|---|',
    row('nothing', [{ from: began, to: idleUntil }]),
    ...byKind.map(([kind, times]) => row(kind, times)),
    row('all', struck),
    row(
      'all of the primary',
      struck.filter(({ wasPrimary }) => wasPrimary),
    ),
    row('from the first to the last', [{ from: idleUntil, to: Number.POSITIVE_INFINITY }]),
  ].join('\n');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
