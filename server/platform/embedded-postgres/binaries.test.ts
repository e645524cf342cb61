import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locateBinaries, restoreLibraryLinks } from './binaries.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
});

afterEach(() => rm(root, { recursive: true }));

test('restores the library links that the package lists and lacks', async () => {
  const lib = path.join(root, 'native', 'lib');
  await mkdir(lib, { recursive: true });
  await writeFile(path.join(lib, 'libpq.so.5.18'), 'library');
  await symlink('libpq.so.5.18', path.join(lib, 'libpq.so'));
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));

  await restoreLibraryLinks(root);

  expect(await readlink(path.join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readFile(path.join(lib, 'libpq.so.5'), 'utf8')).toBe('library');
});

test('names DATABASE_URL where there is no PostgreSQL for the platform', async () => {
  await expect(locateBinaries('aix-ppc64')).rejects.toThrow(
    /No PostgreSQL for aix-ppc64 is installed .* set DATABASE_URL/,
  );
});
