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
  const image = values.image ?? 'localhost/efie-test';
  if (!values.image) buildImage(image, values.base);
  const container = new Container(image, words(values.podman), words(values.run));
  try {
    container.run();
    await serves();
    const uid = container.inside('id', '-u');
    expect(uid === '10001', `it runs as user ${uid}`);
    expect(container.inside('ffmpeg', '-version').startsWith('ffmpeg'), 'ffmpeg is there');
    await signUp(201);
    const seconds = container.stop();
    expect(seconds < STOP_SECONDS, `it stops in ${seconds.toFixed(1)} s`);
    expect(container.exitCode() === '0', 'and ends cleanly');
    container.start();
    await serves();
    await signUp(409);
    expect(true, 'its data is there after another start');
  } finally {
    container.remove();
  }
}

function buildImage(image: string, base: string | undefined): void {
  const from = base ? ['--build-arg', `BASE=${base}`] : [];
  const isolated = ['--isolation', 'chroot', '--network', 'host'];
  podman('inherit', 'build', ...isolated, ...from, '-t', image, '.');
}

/** No root, no capabilities, and nothing to write to but its volume and /tmp. */
const HARDENED = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'all',
  '--security-opt',
  'no-new-privileges',
];

/** A container of the image with a volume of its own. */
class Container {
  readonly #name = `efie-test-${randomUUID().slice(0, 8)}`;
  readonly #image: string;
  readonly #global: readonly string[];
  readonly #options: readonly string[];

  /** @param global podman's own options; `options` are those of the container. */
  constructor(image: string, global: readonly string[], options: readonly string[]) {
    this.#image = image;
    this.#global = global;
    this.#options = options;
  }

  run(): void {
    const place = ['--name', this.#name, '--network', 'host', '-v', `${this.#name}:/data`];
    this.#podman('run', '-d', ...place, ...this.#options, ...HARDENED, ...environment, this.#image);
  }

  start(): void {
    this.#podman('start', this.#name);
  }

  inside(...command: string[]): string {
    return this.#podman('exec', this.#name, ...command);
  }

  /** Returns how many seconds it took. */
  stop(): number {
    const began = performance.now();
    this.#podman('stop', '-t', String(STOP_SECONDS), this.#name);
    return (performance.now() - began) / 1000;
  }

  exitCode(): string {
    return this.#podman('inspect', '-f', '{{.State.ExitCode}}', this.#name);
  }

  /** Whether or not it ever ran. */
  remove(): void {
    spawnSync('podman', [...this.#global, 'rm', '-f', '-v', this.#name]);
    spawnSync('podman', [...this.#global, 'volume', 'rm', this.#name]);
  }

  #podman(...args: string[]): string {
    return podman('pipe', ...this.#global, ...args);
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
