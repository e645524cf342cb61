import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The worker, and its replacement where it is switched off. */
const ENTRIES = ['worker', 'leave'];

/**
 * Bundles the service worker into `service-worker/` of a build. It contains the build's name, so that each build has
 * its own worker, which keeps that build's offline page.
 */
export async function buildServiceWorker(directory: string): Promise<void> {
  const banner = `/* build ${await nameOf(path.join(directory, 'client'))} */`;
  const outDir = path.join(directory, 'service-worker');
  await mkdir(outDir, { recursive: true });
  for (const entry of ENTRIES) {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: path.join(ROOT, `web/service-worker/${entry}.ts`),
          output: { format: 'iife', entryFileNames: `${entry}.js`, postBanner: banner },
        },
      },
    });
  }
}

/** A short hash of a build's file names, which contain hashes of the content. */
async function nameOf(clientDir: string): Promise<string> {
  const names = await readdir(clientDir, { recursive: true });
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
}
