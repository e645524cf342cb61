import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_STAMP, build } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = [
  'domain',
  'server',
  'web',
  'public',
  'demo',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

const IS_TEST = /\.test\.tsx?$/;

/** Builds the product when its build is missing or older than the sources; calls `announce` first. */
export async function buildIfStale(announce = () => {}): Promise<void> {
  if (await isBuildFresh()) return;
  announce();
  await build();
}

async function isBuildFresh(): Promise<boolean> {
  const builtAt = await readFile(BUILD_STAMP, 'utf8').then(Date.parse, () => 0);
  for (const source of SOURCES) {
    if ((await newestChange(path.join(ROOT, source))) > builtAt) return false;
  }
  return true;
}

/** The last change of a file, or of anything below a folder; folders count, because a removal changes them. */
async function newestChange(file: string): Promise<number> {
  const { mtimeMs } = await stat(file);
  const entries = await readdir(file, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries
      .filter(({ name }) => !IS_TEST.test(name))
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return times.reduce((newest, time) => Math.max(newest, time), mtimeMs);
}
