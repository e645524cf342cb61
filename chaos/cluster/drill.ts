import { setTimeout as wait } from 'node:timers/promises';
import { Attempts, type Counted } from './attempts.ts';

const BEFORE_MS = 6_000;
const AFTER_MS = 6_000;
/** Within the 60 changes of a profile that an account has in an hour. */
const WRITE_EVERY_MS = 800;
const WRITES_MAX = 58;
const READ_EVERY_MS = 200;
const READ_PATHS = ['/', '/property-rentals', '/api/properties?limit=24'];

export interface Drill {
  /** The site's address, without a slash at its end. */
  site: string;
  /** An account for this alone: its location is written. */
  email: string;
  password: string;
  /** Takes the primary away. @returns what was done, as a sentence. */
  lose: () => Promise<string>;
}

export interface DrillReport {
  happened: string;
  reads: Counted;
  writes: Counted;
  /** The number of the last write that was confirmed, and of the one that is stored. */
  confirmed: number;
  stored: number;
  /** Writes went on afterwards. */
  cameBack: boolean;
}

/** True if no confirmed write is missing, and writes went on. */
export const isSafe = ({ stored, confirmed, cameBack }: DrillReport): boolean =>
  stored >= confirmed && cameBack;

/** The report in four lines. */
export function reportText({ happened, reads, writes, ...report }: DrillReport): string {
  const { stored, confirmed, cameBack } = report;
  const gap = cameBack ? seconds(writes.gap) : 'until the end';
  return `${happened}
reads   ${reads.count}, ${reads.failed} failed, longest gap ${seconds(reads.gap)}
writes  ${writes.count}, ${writes.failed} failed, longest gap ${gap}
lost    ${stored >= confirmed ? 'nothing' : `writes ${stored + 1} to ${confirmed}, which were confirmed`}
`;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Takes the primary away while a person reads and writes, until writes have gone on for a while. */
export async function drill({ site, email, password, lose }: Drill): Promise<DrillReport> {
  const member = await logIn(site, email, password);
  const [reads, writes] = [new Attempts(), new Attempts()];
  let isOver = false;
  let confirmed = 0;
  const reading = (async () => {
    for (let n = 0; !isOver; n += 1) {
      reads.add(await isFine(fetch(`${site}${READ_PATHS[n % READ_PATHS.length]}`, timeout())));
      await wait(READ_EVERY_MS);
    }
  })();
  const writing = (async () => {
    for (let n = 1; !isOver && n <= WRITES_MAX; n += 1) {
      const ok = await isFine(member.write(n));
      writes.add(ok);
      if (ok) confirmed = n;
      await wait(WRITE_EVERY_MS);
    }
  })();
  await wait(BEFORE_MS);
  const happened = await lose();
  const lost = performance.now();
  while (writes.lastSuccess < lost + AFTER_MS && writes.count < WRITES_MAX) await wait(100);
  isOver = true;
  await Promise.all([reading, writing]);
  const stored = await member.read();
  await member.restore();
  const cameBack = writes.lastSuccess > lost;
  return {
    happened,
    reads: reads.counted(),
    writes: writes.counted(),
    confirmed,
    stored,
    cameBack,
  };
}

/** The member whose location is written: 'Drill 7'. */
async function logIn(site: string, email: string, password: string) {
  const { token } = (await answer(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const profile = `${site}/api/User/profile`;
  const read = async () => ((await answer(profile, { headers })) as { location: string }).location;
  const put = (location: string) =>
    fetch(profile, { method: 'PUT', headers, body: JSON.stringify({ location }), ...timeout() });
  const before = await read();
  return {
    write: (n: number) => put(`Drill ${n}`),
    read: async () => Number(/^Drill (\d+)$/.exec(await read())?.[1] ?? 0),
    restore: () => put(before),
  };
}

/** The JSON of a response. @throws unless it succeeded. */
export async function answer(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, ...timeout() });
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

/** True if a request succeeded, to its last byte. */
async function isFine(request: Promise<Response>): Promise<boolean> {
  try {
    const response = await request;
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const timeout = () => ({ signal: AbortSignal.timeout(10_000) });
