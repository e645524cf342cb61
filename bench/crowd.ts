import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Connections } from './raw-client.ts';

/** What is asked for: from memory, or made again for each of them. */
export type Asked = 'kept page' | 'new page';

/** Clients that ask over and over for some seconds. */
export interface CrowdTask {
  port: number;
  asked: Asked;
  seconds: number;
  clients: number;
  /** Milliseconds that a client waits from one response to its next request; none where it is left out. */
  pause?: number;
  /** The second number of their addresses, of which each is another network; of one network where they are neighbours. */
  from: number;
  areNeighbours?: boolean;
}

/** What they saw. */
export interface CrowdReport {
  /** Milliseconds that each response took. */
  served: number[];
  refused: number[];
  seconds: number;
}

/** After a refusal a client waits, in milliseconds. */
const AFTER_REFUSAL_MS = 50;

async function main(): Promise<void> {
  process.on('message', async (task: CrowdTask) => process.send?.(await ask(task)));
  process.send?.('ready');
}

async function ask(task: CrowdTask): Promise<CrowdReport> {
  const connections = new Connections(task.port);
  const report: CrowdReport = { served: [], refused: [], seconds: task.seconds };
  const end = performance.now() + task.seconds * 1000;
  const client = async (number: number) => {
    while (performance.now() < end) {
      const began = performance.now();
      const { status } = await connections.ask(requestOf(task, number));
      const ms = performance.now() - began;
      if (status === 200) report.served.push(ms);
      else if (status === 503 || status === 429) report.refused.push(ms);
      else throw new Error(`a response with ${status}`);
      await wait(status === 200 ? (task.pause ?? 0) : AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: task.clients }, (_, number) => client(number)));
  connections.close();
  return report;
}

function requestOf({ asked, from, areNeighbours }: CrowdTask, client: number): string {
  // Ever another address of the same network, so that no limit of one address is met.
  const address = `10.${from}.${areNeighbours ? 0 : client}.${randomInt(256)}`;
  const path =
    asked === 'kept page' ? '/' : `/property-rentals?minPrice=${randomInt(1_000, 3_000_000)}`;
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br, zstd\r\nx-forwarded-for: ${address}\r\n\r\n`;
}

await main();
