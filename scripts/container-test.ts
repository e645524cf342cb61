import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const PORT = 39_823;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const STOP_SECONDS = 10;

/**
 * `npm run container:test -- [--base IMAGE] [--image IMAGE] [--podman="…"] [--run="…"]`: builds the image and runs it
 * as intended (no root, no capabilities, a read-only file system): it must serve, stop in time, and find its data
 * again. `--podman` passes options that podman itself needs, `--run` options for the container.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      image: { type: 'string' },
      podman: { type: 'string', default: '' },
      run: { type: 'string', default: '' },
    },
  });
  const global = words(values.podman);
  const name = `efie-test-${randomUUID().slice(0, 8)}`;
  const image = values.image ?? 'localhost/efie-test';
  if (!values.image) {
    const base = values.base ? ['--build-arg', `BASE=${values.base}`] : [];
    podman(
      'inherit',
      'build',
      '--isolation',
      'chroot',
      '--network',
      'host',
      ...base,
      '-t',
      image,
      '.',
    );
  }
  const run = (...more: string[]) =>
    podman(
      'pipe',
      ...global,
      'run',
      '--name',
      name,
      '--network',
      'host',
      ...words(values.run),
      ...more,
      ...environment,
      image,
    );
  const hardened = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
  ];
  try {
    run('-d', ...hardened, '-v', `${name}:/data`);
    await serves();
    const uid = inside('id', '-u');
    expect(uid === '10001', `it runs as user ${uid}`);
    expect(inside('ffmpeg', '-version').startsWith('ffmpeg'), 'ffmpeg is there');
    await signUp(201);
    const seconds = stop();
    expect(seconds < STOP_SECONDS, `it stops in ${seconds.toFixed(1)} s`);
    expect(
      podman('pipe', ...global, 'inspect', '-f', '{{.State.ExitCode}}', name) === '0',
      'and ends cleanly',
    );
    podman('pipe', ...global, 'start', name);
    await serves();
    await signUp(409);
    expect(true, 'its data is there after another start');
  } finally {
    spawnSync('podman', [...global, 'rm', '-f', '-v', name]);
    spawnSync('podman', [...global, 'volume', 'rm', name]);
  }

  function inside(...command: string[]): string {
    return podman('pipe', ...global, 'exec', name, ...command);
  }

  function stop(): number {
    const began = performance.now();
    podman('pipe', ...global, 'stop', '-t', String(STOP_SECONDS), name);
    return (performance.now() - began) / 1000;
  }
}

const environment = [
  `PORT=${PORT}`,
  'HOST=127.0.0.1',
  `APP_URL=http://localhost:${PORT}`,
  'DEMO_DATA=false',
].flatMap((each) => ['-e', each]);

/** @throws Error with podman's output when it fails. */
function podman(output: 'inherit' | 'pipe', ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('podman', args, {
    encoding: 'utf8',
    stdio: ['ignore', output, output],
  });
  if (status === 0) return (stdout ?? '').trim();
  throw new Error(`podman ${args[0]} failed: ${error?.message ?? stderr ?? ''}`);
}

async function serves(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const ok = await fetch(`${ORIGIN}/api/properties`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return expect(true, 'it serves');
    await wait(200);
  }
  throw new Error('it does not serve within a minute');
}

async function signUp(expected: number): Promise<void> {
  const { status } = await fetch(`${ORIGIN}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Ama',
      lastname: 'Mensah',
      email: 'ama@container.example',
      phoneNumber: '0244123456',
      location: 'Accra',
      password: 'kenkey-and-shito-at-noon',
      role: 'Customer',
    }),
  });
  expect(status === expected, `the response to a sign-up is ${status}`);
}

function expect(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`);
  process.stdout.write(`✓ ${what}\n`);
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

await main();
