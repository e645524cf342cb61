import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Pages served from memory, or rendered for each request. */
export type Asked = 'kept page' | 'new page';

/** Clients that send requests nonstop for some seconds. */
export interface CrowdTask {
  port: number;
  asked: Asked;
  seconds: number;
  clients: number;
  /** Milliseconds between a response and the client's next request; no pause when left out. */
  pause?: number;
  /** The second number of the clients' addresses. Each client has its own network, unless they are neighbours. */
  from: number;
  areNeighbours?: boolean;
}

export interface CrowdReport {
  /** Milliseconds each response took. */
  served: number[];
  refused: number[];
  seconds: number;
}

/** Milliseconds a client waits after a refusal. */
const AFTER_REFUSAL_MS = 50;

async function main(): Promise<void> {
  process.on('message', async (task: CrowdTask) => process.send?.(await ask(task)));
  process.send?.('ready');
}

async function ask(task: CrowdTask): Promise<CrowdReport> {
  const agent = new Agent({ keepAlive: true });
  const report: CrowdReport = { served: [], refused: [], seconds: task.seconds };
  const end = performance.now() + task.seconds * 1000;
  const client = async (number: number) => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await askOnce(task, number, agent);
      const ms = performance.now() - began;
      if (status === 200) report.served.push(ms);
      else if (status === 503 || status === 429) report.refused.push(ms);
      else throw new Error(`a response with ${status}`);
      await wait(status === 200 ? (task.pause ?? 0) : AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: task.clients }, (_, number) => client(number)));
  agent.destroy();
  return report;
}

async function askOnce(
  { port, asked, from, areNeighbours }: CrowdTask,
  client: number,
  agent: Agent,
): Promise<number> {
  const request = get({
    host: '127.0.0.1',
    port,
    // A list not requested before.
    path: asked === 'kept page' ? '/' : `/property-rentals?maxPrice=${randomInt(5_000, 500_000)}`,
    agent,
    headers: {
      host: 'localhost',
      'accept-encoding': 'gzip, deflate, br, zstd',
      // A new address of the same network each time, so that no limit per address applies.
      'x-forwarded-for': `10.${from}.${areNeighbours ? 0 : client}.${randomInt(256)}`,
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

await main();
