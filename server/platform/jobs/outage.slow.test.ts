import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OwnPostgres } from '#server/testing/servers/own-postgres.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

/** A machine busy with builds may stall; only what is late three times is really late. */
const STALLS = { retry: 2 };

/** For waits whose length is not the point of the test. */
const SOON = { timeout: 60_000 };

/** The queue survives outages of the database: with its own processes and PostgreSQL, which are really cut off. */
let postgres: OwnPostgres;
let worker: JobsProcess | undefined;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  const connection = openDatabase(postgres.connection, () => {});
  await migrate(connection, {});
  await connection.close();
});
afterAll(() => postgres.remove());

beforeEach(async () => {
  worker = await JobsProcess.start();
});
afterEach(async () => {
  await postgres.thaw();
  await worker?.kill();
  await postgres.query('delete from graphile_worker._private_jobs');
});

/** A process of testing/jobs-main.ts. */
class JobsProcess {
  readonly began: string[] = [];
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown[]>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'exit');
    child.on('message', (message: { began?: string }) => {
      if (message.began) this.began.push(message.began);
    });
  }

  static async start(): Promise<JobsProcess> {
    // Short timeouts, so that the test can wait for them.
    const settings = {
      ...postgres.connection,
      connectionTimeoutMillis: 300,
      statement_timeout: 300,
    };
    const child = fork('server/platform/jobs/testing/jobs-main.ts', [JSON.stringify(settings)]);
    const started = new JobsProcess(child);
    await started.says('ready');
    return started;
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  finish(what: string): void {
    this.#child.send({ finish: what });
  }

  async stop(): Promise<void> {
    this.#child.send('stop');
    await this.#exit;
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    if (this.alive) await this.#exit;
  }

  says(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (message) => message === what && resolve());
      this.#exit.then(([code]) => reject(new Error(`it ended with ${code}`)));
    });
  }
}

const add = (what: string) =>
  postgres.query(`select graphile_worker.add_job('held', json_build_object('what', $1::text))`, [
    what,
  ]);
const jobs = () => postgres.query('select id::text, locked_by from graphile_worker._private_jobs');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kinds of outages; each resolves with a function that ends it. */
const OUTAGES: Record<string, () => Promise<() => Promise<void>>> = {
  async stopped() {
    await postgres.stop();
    return () => postgres.startAgain();
  },
  async frozen() {
    await postgres.freeze();
    return () => postgres.thaw();
  },
  async locked() {
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
    return () => client.end();
  },
  async 'failed over'() {
    await postgres.endConnections();
    return () => postgres.endConnections();
  },
};

// §8/73
test.each(['stopped', 'frozen', 'locked', 'failed over'])(
  'a job finishes once while the database is %s, and the next starts within a second of its return',
  STALLS,
  async (how) => {
    const efie = worker as JobsProcess;
    await add('a photo');
    await expect.poll(() => efie.began, SOON).toEqual(['a photo']);

    const mend = await OUTAGES[how]?.();
    efie.finish('a photo');
    // Longer than the process's timeouts of statements and connections.
    await wait(1_500);
    expect(efie.alive).toBe(true);
    await mend?.();

    const back = performance.now();
    await add('a mail');
    await expect.poll(() => efie.began, { ...SOON, interval: 20 }).toEqual(['a photo', 'a mail']);
    expect(performance.now() - back).toBeLessThan(1_000);
    efie.finish('a mail');
    await expect.poll(jobs, SOON).toEqual([]);
    expect(efie.began).toEqual(['a photo', 'a mail']);
    expect(efie.alive).toBe(true);
  },
);

test('a job taken in a lost response is still done, without losing an attempt', async () => {
  const efie = worker as JobsProcess;
  await add('in hand');
  await expect.poll(() => efie.began, SOON).toEqual(['in hand']);
  const [inHand] = await jobs();
  // As left by the lost transaction.
  await postgres.query(
    `insert into graphile_worker._private_jobs (task_id, payload, max_attempts, attempts, locked_by, locked_at)
      select task_id, '{"what": "forgotten"}', 3, 3, locked_by, now() from graphile_worker._private_jobs`,
  );
  await expect.poll(() => efie.began, SOON).toEqual(['in hand', 'forgotten']);
  expect(await jobs()).toContainEqual(inHand);
});

test('a job whose end cannot be recorded does not end the process', async () => {
  const efie = worker as JobsProcess;
  await add('a mail');
  await expect.poll(() => efie.began, SOON).toEqual(['a mail']);
  await postgres.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`,
  );
  efie.finish('a mail');
  // The job runs again, since at least once is promised, and loses an attempt each time.
  await expect.poll(() => efie.began, SOON).toEqual(['a mail', 'a mail']);
  await postgres.query('drop function refuse cascade');
  efie.finish('a mail');
  await expect.poll(jobs, SOON).toEqual([]);
  expect(efie.alive).toBe(true);
});

test('workers that end by themselves are restarted', async () => {
  const efie = worker as JobsProcess;
  const listening = () =>
    postgres.query(`select query_start::text from pg_stat_activity where query like 'LISTEN%'`);
  await expect.poll(listening, SOON).toHaveLength(1);
  const [before] = await listening();
  // A newer version announces a changed schema of the queue this way.
  await postgres.query(`select pg_notify('worker:migrate', '{"breaking": true}')`);
  const isAnother = async () => JSON.stringify(await listening()).replace(before?.query_start, '');
  await expect.poll(isAnother, SOON).toMatch(/\d/);
  await add('a mail');
  await expect.poll(() => efie.began, SOON).toEqual(['a mail']);
});

test.each(['stopped', 'frozen'])(
  'a process stops in time while the database is %s',
  async (how) => {
    const efie = worker as JobsProcess;
    await add('a photo');
    await expect.poll(() => efie.began, SOON).toEqual(['a photo']);
    const mend = await OUTAGES[how]?.();
    efie.finish('a photo');
    const began = performance.now();
    await efie.stop();
    expect(performance.now() - began).toBeLessThan(15_000);
    await mend?.();
  },
);
