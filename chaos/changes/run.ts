import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { boot } from '#server/boot.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';
import { databaseUrl, forkWith } from '../several-processes.ts';
import type { NodeTask } from './node.ts';

const NODES = 3;
/** Changes under way at once. */
const AT_ONCE = 24;
/** A listing that changes over and over shows to others twice a second, so each of many changes in turn. */
const LISTINGS_EACH = 20;
/** Everybody sees a change within this, in milliseconds. */
const SHOWN_MS = 1_000;
/** The connections by which nodes hear of changes are cut after up to this, in milliseconds; each with an even chance. */
const CUT_MS = 1_500;

const ASK_AGAIN_MS = 20;

/**
 * `npm run changes -- [--changes 100000] [--seed 7]`: three nodes change listings while the connections on which they listen for
 * each other's changes are cut at random. Exits with 1 if the author of a change is shown the old value on any node, or another reader
 * is shown it in answer to a request sent more than a second later.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      changes: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const seed = Number(values.seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-changes-'));
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
  const { connection, databaseSettings, close } = await boot(config, createLog(config.logLevel));
  const nodes: Node[] = [];
  try {
    const url = databaseUrl(databaseSettings);
    for (let at = 0; at < NODES; at += 1) {
      nodes.push(await Node.start({ dataDir: path.join(folder, `node-${at}`), databaseUrl: url }));
    }
    const run = new Run(nodes, seeded(seed), Number(values.changes));
    const began = performance.now();
    const cuts = await run.all(connection.pool, await addListings(connection.pool));
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${run.report(seconds, seed)}, connections cut ${cuts} times\n`);
    process.exitCode = run.stale === 0 ? 0 : 1;
  } finally {
    for (const node of nodes) await node.end();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

class Node {
  readonly #child: ChildProcess;
  readonly #origin: string;
  readonly #calls = new Map<number, () => void>();

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#origin = `http://127.0.0.1:${port}`;
    child.on('message', (call: number) => this.#calls.get(call)?.());
  }

  static async start(task: NodeTask): Promise<Node> {
    const { child, first } = forkWith<number>(path.join(import.meta.dirname, 'node.ts'), task);
    return new Node(child, await first);
  }

  /** Resolves once the change is confirmed. */
  async rename(call: number, id: string, name: string): Promise<void> {
    const confirmed = new Promise<void>((resolve) => this.#calls.set(call, resolve));
    this.#child.send({ call, id, name });
    await confirmed;
    this.#calls.delete(call);
  }

  /**
   * The name of a listing; asks again while the node is too busy to answer.
   * @param isMaker as the author of a change, whose browser carries a cookie for five seconds (own-changes.ts).
   */
  async nameOf(id: string, isMaker: boolean): Promise<string> {
    const headers = {
      'x-forwarded-for': someAddress(),
      ...(isMaker && { cookie: 'efie_changed=1' }),
    };
    for (;;) {
      const response = await fetch(`${this.#origin}/api/properties/${id}`, { headers });
      if (response.ok) return ((await response.json()) as { name: string }).name;
      if (response.status !== 503) throw new Error(`${response.status}: ${await response.text()}`);
      await wait(ASK_AGAIN_MS);
    }
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}

/** Limits by address would stop the run; they have tests of their own. */
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

class Run {
  readonly #nodes: readonly Node[];
  readonly #random: Random;
  readonly #changes: number;
  readonly #unseen = { byMaker: 0, byOthers: 0 };
  #made = 0;
  /** The longest time until everybody saw a change, in milliseconds. */
  #slowest = 0;

  constructor(nodes: readonly Node[], random: Random, changes: number) {
    this.#nodes = nodes;
    this.#random = random;
    this.#changes = changes;
  }

  get stale(): number {
    return this.#unseen.byMaker + this.#unseen.byOthers;
  }

  /** @returns how many connections were cut. */
  async all(pool: pg.Pool, ids: readonly string[]): Promise<number> {
    let isOver = false;
    let cuts = 0;
    const cutting = (async () => {
      while (!isOver) {
        await wait(this.#random() * CUT_MS);
        const { rowCount } =
          await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'efie changes' and random() < 0.5`);
        cuts += rowCount ?? 0;
      }
    })();
    const all = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, at) =>
        this.#changeOver(ids.slice(at * LISTINGS_EACH, (at + 1) * LISTINGS_EACH)),
      ),
    );
    isOver = true;
    await cutting;
    for (const each of all) if (each.status === 'rejected') throw each.reason;
    return cuts;
  }

  report(seconds: number, seed: number): string {
    const { byMaker, byOthers } = this.#unseen;
    return `${this.#made} changes on ${NODES} nodes in ${seconds} s, seed ${seed}: ${byMaker} not seen at once by who made them, ${byOthers} not by others within ${SHOWN_MS} ms, the slowest after ${Math.round(this.#slowest)} ms`;
  }

  /** Changes listings in turn. */
  async #changeOver(ids: readonly string[]): Promise<void> {
    for (let turn = 0; this.#made < this.#changes; turn += 1) {
      const id = ids[turn % ids.length] as string;
      this.#made += 1;
      const call = this.#made;
      const name = `Change ${call}`;
      await this.#some().rename(call, id, name);
      const confirmedAt = performance.now();
      if ((await this.#some().nameOf(id, true)) !== name) this.#unseen.byMaker += 1;
      const seen = await Promise.all(
        this.#nodes.map((node) => isShown(node, id, name, confirmedAt + SHOWN_MS)),
      );
      if (seen.includes(false)) this.#unseen.byOthers += 1;
      this.#slowest = Math.max(this.#slowest, performance.now() - confirmedAt);
    }
  }

  #some(): Node {
    return this.#nodes[Math.floor(this.#random() * NODES)] as Node;
  }
}

/** Asks a node over and over. @returns false if it had another name at `end`. */
async function isShown(node: Node, id: string, name: string, end: number): Promise<boolean> {
  for (;;) {
    const askedAt = performance.now();
    if ((await node.nameOf(id, false)) === name) return true;
    if (askedAt > end) return false;
    await wait(ASK_AGAIN_MS);
  }
}

async function addListings(pool: pg.Pool): Promise<string[]> {
  const lister = randomUUID();
  await pool.query(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, email_confirmed_at)
     values ($1, 'lister@changes.example', 'none', 'Property Owner', 'Naa', 'Lamptey', '+233244000000', 'Accra', now())`,
    [lister],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into listings (id, kind, lister_id, name, description, price_pesewas, location, address, region, condition, property_type, subtype)
     select gen_random_uuid(), 'property', $1, 'Garden room', 'Quiet.', 45000, 'Osu', 'House 1', 'Greater Accra', 'Renovated', 'Short-Stay', 'Hotels'
     from generate_series(1, $2::integer) returning id`,
    [lister, AT_ONCE * LISTINGS_EACH],
  );
  return rows.map(({ id }) => id);
}

await main();
