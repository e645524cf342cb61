import { checkMails, readOutbox } from './checks/mails.ts';
import { lostOriginals, unfinishedPhotos } from './checks/photos.ts';
import { workOff } from './checks/queue.ts';
import { doubleBookings, lostRows } from './checks/rows.ts';
import type { Efie } from './efie.ts';
import type { Ledger } from './ledger.ts';
import type { Query } from './query.ts';
import type { StormRecord } from './storm.ts';

/** Milliseconds a stop may take, whatever is under way. */
const STOP_MS = 5_000;

/** Lines printed of each finding. */
const SHOWN = 20;

/** Compares the stored data with every promise, once the queue is worked off; each finding should be empty. */
export async function findLosses(
  efie: Efie,
  query: Query,
  ledger: Ledger,
  { strikes, kills }: StormRecord,
): Promise<{ text: string; failed: boolean }> {
  const { dataDir, recoveries, stops } = efie;
  const left = await workOff(query);
  const mails = checkMails(await readOutbox(`${dataDir}/outbox`), ledger.mails, strikes);
  const findings: Record<string, string[]> = {
    'rows lost': await lostRows(query, ledger.rows),
    'photos lost': await lostOriginals(dataDir, ledger.photos),
    'photos unfinished': await unfinishedPhotos(dataDir, query, ledger.photos),
    'jobs left over': left,
    'double bookings': await doubleBookings(query),
    'mails lost': mails.lost,
    'mails doubled': mails.doubled,
    'restarts failed': efie.failures,
    'responses that are faults': ledger.faultyResponses,
    'stops over 5 s': stops.filter((ms) => ms > STOP_MS).map((ms) => `${ms} ms`),
  };
  const rows = {
    kills,
    faults: counted(strikes.map(({ name }) => name)),
    'responses by status': [...ledger.responses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status || 'none'} ${count}`)
      .join(', '),
    promised: `${ledger.rows.length} rows, ${ledger.photos.size} photos, ${ledger.mails.length} mails`,
    'mails sent': mails.count,
    'seconds until served again: median, p99, longest': spread(recoveries),
    'seconds of a stop: median, p99, longest': spread(stops),
    'mails sent again, their sender struck before it took note': mails.explained.length,
    ...Object.fromEntries(
      Object.entries(findings).map(([name, { length }]) => [`**${name}**`, length]),
    ),
  };
  const details = Object.entries({ ...findings, 'mails sent again': mails.explained })
    .filter(([, found]) => found.length > 0)
    .flatMap(([name, found]) => ['', `${name}:`, ...found.slice(0, SHOWN)]);
  const table = Object.entries(rows).map((row) => `| ${row.join(' | ')} |`);
  return {
    text: ['| what | count |', '|---|---|', ...table, ...details].join('\n'),
    failed: Object.values(findings).some((found) => found.length > 0),
  };
}

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => `${name} ${length}`)
    .join(', ');

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [at(0.5), at(0.99), at(1)].map((ms) => ((ms ?? 0) / 1000).toFixed(1)).join(', ');
}
