import { setTimeout as wait } from 'node:timers/promises';
import { doubleBookings } from './checks/bookings.ts';
import { checkMails, type Outage } from './checks/mails.ts';
import { lostOriginals, unfinishedPhotos } from './checks/photos.ts';
import { workOff } from './checks/queue.ts';
import { lostRows } from './checks/rows.ts';
import type { Fleet } from './fleet.ts';
import type { Inspector } from './inspector.ts';
import type { Ledger } from './ledger.ts';
import type { Strike } from './storm.ts';

/** How long a job of the work that gathered may take once nothing is struck any more. */
const WORK_MS = 240_000;

/** Before a row is said to be lost while writes go on. */
const LOOKS = 4;

/** Faults of the product by what they are of; each is to be empty. */
export type Findings = Record<FindingName, string[]>;

export const FINDING_NAMES = [
  'rows lost',
  'photos lost',
  'photos unfinished',
  'jobs left over',
  'double bookings',
  'mails lost',
  'mails doubled',
  'restarts failed',
  'responses that are faults',
] as const;
export type FindingName = (typeof FINDING_NAMES)[number];

/** What a look found beside the faults. */
export interface Checked {
  findings: Findings;
  /** Mails sent again because their sender was struck before it could take note. */
  explainedMails: string[];
  counts: { rows: number; photos: number; mails: number };
}

/**
 * A cheap look at what was promised since a moment, while writes go on: what seems lost is looked at again, with what
 * was promised meanwhile.
 */
export async function lookAtRecent(
  fleet: Pick<Fleet, 'dataDir'>,
  inspector: Pick<Inspector, 'query'>,
  ledger: Ledger,
  since: number,
): Promise<{ rows: string[]; photos: string[] }> {
  let rows: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    rows = await lostRows(inspector, ledger.rows(since));
    if (rows.length === 0) break;
    await wait(300);
  }
  return { rows, photos: await lostOriginals(fleet, ledger.photos(since)) };
}

/** Everything that was promised, once the queue is worked off; nothing is struck any more. */
export async function checkAll(
  fleet: Fleet,
  inspector: Inspector,
  ledger: Ledger,
  strikes: readonly Strike[],
  outages: readonly Outage[],
): Promise<Checked> {
  const left = await workOff(inspector, WORK_MS);
  const rows = ledger.rows();
  const photos = ledger.photos();
  const mails = await checkMails(`${fleet.dataDir}/outbox`, ledger.mails, strikes, outages);
  return {
    findings: {
      'rows lost': await lostRows(inspector, rows),
      'photos lost': await lostOriginals(fleet, photos),
      'photos unfinished': await unfinishedPhotos(fleet, inspector, photos),
      'jobs left over': left,
      'double bookings': await doubleBookings(inspector),
      'mails lost': mails.lost,
      'mails doubled': mails.doubled,
      'restarts failed': fleet.record.failures,
      'responses that are faults': ledger.faultyResponses,
    },
    explainedMails: mails.explained,
    counts: { rows: rows.length, photos: photos.length, mails: mails.count },
  };
}
