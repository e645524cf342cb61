import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrowdReport, CrowdTask } from './crowd.ts';

/** A server in a process of its own. */
export interface BenchServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The built product. */
export async function startEfie(env: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: origin,
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ready(child, origin, '/api/openapi.json');
}

/** A bare Fastify that sends the same bytes for one path, and does nothing else. */
export async function startBare(
  bytes: Buffer,
  headers: Record<string, string>,
): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['bench/bare-server.ts', String(port), JSON.stringify(headers)],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  child.stdin?.end(bytes);
  return ready(child, `http://localhost:${port}`, '/');
}

/** Clients in a process of their own, so that nothing else delays their measurements. */
export interface Crowd {
  ask(task: Omit<CrowdTask, 'port'>): Promise<CrowdReport>;
  stop(): void;
}

export async function startCrowd(origin: string): Promise<Crowd> {
  const child = fork('bench/crowd.ts');
  await once(child, 'message');
  const port = Number(new URL(origin).port);
  return {
    async ask(task) {
      child.send({ port, ...task });
      const [report] = (await once(child, 'message')) as [CrowdReport];
      return report;
    },
    stop: () => void child.kill(),
  };
}

async function ready(child: ChildProcess, origin: string, path: string): Promise<BenchServer> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const ok = await fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
    if (child.exitCode !== null) break;
    await wait(100);
  }
  throw new Error(`no server at ${origin}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
