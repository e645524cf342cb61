import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { keepOlderAssets } from './keep-older-assets.ts';
import { precompress } from './precompress.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Holds the built product: `client/` and `server/`. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** Written last: its time says how new the build is. */
export const BUILD_STAMP = path.join(BUILD_DIR, 'built');

/**
 * Builds in a new folder and swaps at the end, so that an interrupted build leaves the old one whole. Assets that pages
 * of the previous build may still request are kept; `PREVIOUS_BUILD` names that build if it is not the one being
 * replaced.
 */
export async function build(): Promise<void> {
  const startedAt = new Date();
  const beside = `${BUILD_DIR}-${process.pid}`;
  try {
    await runReactRouterBuild(beside);
    await precompress(path.join(beside, 'client'));
    await buildServiceWorker(beside);
    await keepOlderAssets(process.env.PREVIOUS_BUILD || BUILD_DIR, beside);
    await writeFile(path.join(beside, 'built'), startedAt.toISOString());
    await rm(BUILD_DIR, { recursive: true, force: true });
    await rename(beside, BUILD_DIR);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function runReactRouterBuild(directory: string): Promise<void> {
  const binary = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [binary, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', EFIE_BUILD_DIR: path.relative(ROOT, directory) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

if (import.meta.main) await build();
