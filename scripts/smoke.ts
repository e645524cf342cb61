import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** `npm run smoke`: starts the built product on an empty folder and requests a page, a detail page and the API. */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-smoke-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const startedAt = performance.now();
  // Through npm, which passes its signals on to a process that replaced the shell.
  const server = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await waitUntilServed(`${origin}/`, server);
    say(`first start responds after ${seconds(startedAt)}`);
    const home = await get(`${origin}/`);
    expect(home.includes('Efie'), 'the home page names the product');
    const list = JSON.parse(await get(`${origin}/api/properties?limit=24`)) as {
      _id: string;
      name: string;
    }[];
    expect(list.length === 24, 'the API lists 24 demo properties');
    const [first] = list;
    const detail = await get(`${origin}/property/${first?._id}`);
    expect(detail.includes(first?.name ?? '?'), 'the detail page shows the name of its property');
    const cars = JSON.parse(await get(`${origin}/api/cars`)) as unknown[];
    expect(cars.length === 24, 'the API lists 24 demo cars');
  } finally {
    server.kill('SIGTERM');
    const [code] = await ended;
    await rm(folder, { recursive: true, force: true });
    expect(code === 0, `SIGTERM ends it cleanly (exit code ${code})`);
  }
}

async function waitUntilServed(url: string, server: { exitCode: number | null }): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`no response from ${url} within two minutes`);
}

async function get(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function expect(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`);
  say(what);
}

const say = (what: string) => process.stdout.write(`✓ ${what}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

await main();
