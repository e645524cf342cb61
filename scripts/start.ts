import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { announce, announceFailure } from '#server/platform/log/log.ts';
import { BUILD_DIR, BUILD_STAMP, build } from './build.ts';

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

/** `npm start`: builds when the build is missing or older than the sources, then runs it. */
async function start(): Promise<void> {
  if (!(await isBuildFresh())) {
    announce({ msg: 'Building Efie …' });
    await build();
  }
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(path.join(BUILD_DIR, 'server/index.js')).href);
}

async function isBuildFresh(): Promise<boolean> {
  const builtAt = await readFile(BUILD_STAMP, 'utf8').then(Date.parse, () => 0);
  for (const source of SOURCES) {
    if ((await newestChange(path.join(ROOT, source))) > builtAt) return false;
  }
  return true;
}

/** When a file, or anything below a folder, last changed; folders count, because a removal changes them. */
async function newestChange(file: string): Promise<number> {
  const { mtimeMs } = await stat(file);
  const entries = await readdir(file, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return times.reduce((newest, time) => Math.max(newest, time), mtimeMs);
}

start().catch((error: unknown) => {
  announceFailure(error, true);
  process.exit(1);
});
