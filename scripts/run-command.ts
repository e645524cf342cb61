import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';

/** Ends a failed command with its error message. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The folder argument of a command. */
export function folderArgument(usage: string): string {
  const [, , folder, ...others] = process.argv;
  if (folder && others.length === 0 && !folder.startsWith('-')) return folder;
  throw new Error(`Use it so: ${usage}`);
}

/** @throws when there is no installation, so that no command creates an empty one and reports success. */
export async function expectInstallation({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (databaseUrl) return;
  await access(path.join(dataDir, 'postgres')).catch(() => {
    throw new Error(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as for Efie itself.`,
    );
  });
}
