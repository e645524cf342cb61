import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { announce, announceFailure } from '#server/platform/log/log.ts';
import { BUILD_DIR } from './build.ts';
import { buildIfStale } from './fresh-build.ts';

/** `npm start`: builds when the build is missing or older than the sources, then runs it. */
async function start(): Promise<void> {
  await buildIfStale(() => announce({ msg: 'Building Efie …' }));
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(path.join(BUILD_DIR, 'server/index.js')).href);
}

start().catch((error: unknown) => {
  announceFailure(error, true);
  process.exit(1);
});
