import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * `npm run drill -- --site https://efie.example --patroni http://10.0.0.11:8008`: moves the database to another machine while a
 * person reads and writes, and prints for how long neither was possible, and what was lost (docs/cluster.md). The person is of
 * DRILL_EMAIL and DRILL_PASSWORD: an account for this alone, since its location is written. Exits with 1 when a confirmed write
 * was lost, or writes did not come back.
 */

const BEFORE_MS = 6_000;
const AFTER_MS = 6_000;
/** Within the 60 changes of a profile that an account has in an hour. */
const WRITE_EVERY_MS = 500;
const WRITES_MAX = 56;
const READ_EVERY_MS = 200;
const READ_PATHS = ['/', '/property-rentals', '/api/properties?limit=24'];

/** Attempts of one kind: when each began and ended, in milliseconds since the start, and whether it succeeded. */
class Attempts {
  readonly #begun = performance.now();
  #successes: number[] = [];
  failures = 0;

  get count(): number {
    return this.#successes.length + this.failures;
  }

  get lastSuccess(): number {
    return this.#successes.at(-1) ?? 0;
  }

  add(ok: boolean): void {
    if (ok) this.#successes.push(this.now());
    else this.failures += 1;
  }

  now(): number {
    return performance.now() - this.#begun;
  }

  /** The longest time from one success to the next, in milliseconds. */
  longestGap(): number {
    return this.#successes.reduce(
      (most, at, n) => Math.max(most, at - (this.#successes[n - 1] ?? at)),
      0,
    );
  }
}

async function main(): Promise<void> {
  const { site, patroni } = readOptions();
  const member = await logIn(site);
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
  const [from, to] = await switchOver(patroni);
  const switched = writes.now();
  while (writes.lastSuccess < switched + AFTER_MS && writes.count < WRITES_MAX) await wait(100);
  isOver = true;
  await Promise.all([reading, writing]);

  const stored = await member.read();
  const cameBack = writes.lastSuccess > switched;
  await member.restore();
  process.stdout.write(`The database moved from ${from} to ${to}.
reads   ${reads.count}, ${reads.failures} failed, longest gap ${seconds(reads.longestGap())}
writes  ${writes.count}, ${writes.failures} failed, longest gap ${cameBack ? seconds(writes.longestGap()) : 'until the end'}
lost    ${stored >= confirmed ? 'nothing' : `writes ${stored + 1} to ${confirmed}, which were confirmed`}
`);
  process.exitCode = stored >= confirmed && cameBack ? 0 : 1;
}

function readOptions(): { site: string; patroni: string } {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, patroni: { type: 'string' } },
  });
  const { site, patroni } = values;
  if (!site || !patroni || !process.env.DRILL_EMAIL || !process.env.DRILL_PASSWORD) {
    throw new Error(
      'Say where: DRILL_EMAIL=… DRILL_PASSWORD=… npm run drill -- --site https://efie.example --patroni http://10.0.0.11:8008',
    );
  }
  return { site: site.replace(/\/$/, ''), patroni: patroni.replace(/\/$/, '') };
}

/** The member whose location is written: 'Drill 7'. */
async function logIn(site: string) {
  const { DRILL_EMAIL: email, DRILL_PASSWORD: password } = process.env;
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

/** Asks Patroni for a switch from the leader to the member that is in step with it. @returns their names. */
async function switchOver(patroni: string): Promise<[from: string, to: string]> {
  const { members } = (await answer(`${patroni}/cluster`)) as {
    members: { name: string; role: string; state: string }[];
  };
  const leader = members.find(({ role }) => role === 'leader');
  const candidate =
    members.find(({ role }) => role === 'sync_standby') ??
    members.find(
      ({ role, state }) => role === 'replica' && (state === 'running' || state === 'streaming'),
    );
  if (!leader || !candidate)
    throw new Error('Patroni names no leader, or no standby to switch to.');
  const response = await fetch(`${patroni}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  });
  if (!response.ok) throw new Error(`Patroni refused to switch: ${await response.text()}`);
  return [leader.name, candidate.name];
}

async function answer(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, ...timeout() });
  if (!response.ok)
    throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
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
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

await main();
