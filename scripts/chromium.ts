import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Browsers with a window, as people use; the headless one draws the same pages with half the work. */
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome'];
const HEADLESS = 'chromium-headless-shell';

interface Wanted {
  /** Prefers a real browser, to measure loading and drawing as people experience them. */
  withWindow?: boolean;
}

/** Finds Chromium: the one named by CHROMIUM, the system's, or Playwright's own download. */
export function findChromium({ withWindow = false }: Wanted = {}): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = withWindow ? [...WITH_WINDOW, HEADLESS] : [HEADLESS, ...WITH_WINDOW];
  const onPath = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Finds Chromium, or installs it: from Debian's packages as root, else by Playwright's download. When the headless one
 * would do, it is installed even if one with a window is there, which takes a quarter more of the journeys' processor
 * time.
 * @throws with one sentence that says what to install.
 */
export function ensureChromium(wanted: Wanted = {}): string {
  const there = findChromium(wanted);
  if (there && (wanted.withWindow || isNamed(there) || path.basename(there) === HEADLESS)) {
    return there;
  }
  const found = installFromDebian() ?? there ?? downloadByPlaywright();
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM.',
  );
}

const isNamed = (file: string) => file === process.env.CHROMIUM;

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium from the system packages …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  for (const name of [HEADLESS, 'chromium']) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}

function downloadByPlaywright(): string | undefined {
  process.stdout.write('Downloading Chromium …\n');
  run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    process.env,
  );
  return findChromium();
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
