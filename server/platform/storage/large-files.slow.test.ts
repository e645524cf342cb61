import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';

const MB = 1024 * 1024;
const PROGRAM = path.resolve('server/testing/media/store-large-file.ts');

const run = promisify(execFile);

describe.each(storageHomes)('a large file in $home', ({ open }) => {
  let home: OpenedHome;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    home = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'efie-large-'));
    file = path.join(folder, 'large');
    await writeFile(file, '');
    await truncate(file, 160 * MB);
  });
  afterAll(async () => {
    await home.discard();
    await rm(folder, { recursive: true });
  });

  test('streams both ways, so that memory does not grow with it', async () => {
    const env = { ...process.env, ...home.env };
    const { stdout } = await run(process.execPath, [PROGRAM, file], { env });
    const { read, grown } = JSON.parse(stdout) as { read: number; grown: number };
    expect(read).toBe(160 * MB);
    expect(grown).toBeLessThan(112 * MB);
  }, 60_000);
});
