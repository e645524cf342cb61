import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepOlderAssets } from './keep-older-assets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-builds-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function buildWith(name: string, files: string[]): Promise<string> {
  const assets = path.join(folder, name, 'client/assets');
  await mkdir(assets, { recursive: true });
  for (const file of files) await writeFile(path.join(assets, file), file);
  return path.join(folder, name);
}

// §2.1/23
test('an update keeps the previous build’s files that it no longer has', async () => {
  const first = await buildWith('first', ['react-1.js', 'home-1.js']);
  const second = await buildWith('second', ['react-1.js', 'home-2.js']);
  await keepOlderAssets(first, second);
  expect(await readdir(path.join(second, 'older/assets'))).toEqual(['home-1.js']);
  const third = await buildWith('third', ['react-1.js', 'home-3.js']);
  await keepOlderAssets(second, third);
  expect(await readdir(path.join(third, 'older/assets'))).toEqual(['home-2.js']);
});

test('a first build has no older files', async () => {
  const first = await buildWith('first', ['home-1.js']);
  await keepOlderAssets(path.join(folder, 'nowhere'), first);
  expect(await readdir(path.join(first, 'older/assets'))).toEqual([]);
});
