import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Written last: a folder without it is no backup, or an unfinished one. */
export const MANIFEST = 'backup.json';

/** Raise it when an older Efie could not read what a newer one writes. */
const PLAIN = 1;
const ENCRYPTED = 2;

const Table = z.object({
  name: z.string(),
  /** All columns but generated ones, in the order of the file. */
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
});

const Manifest = z.object({
  format: z.literal([PLAIN, ENCRYPTED]),
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  /** Version of the PostgreSQL that was backed up. */
  postgres: z.string(),
  /** Migrations that define the schema of the rows. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  jobs: z.number().int().nonnegative(),
  media: z.object({ files: z.number().int(), bytes: z.number().int() }),
  /** Promised by the database but already missing from the installation, in words. */
  missing: z.array(z.string()),
  /** SHA-256 of the file that lists the other checksums. */
  checksums: z.string().length(64),
});

export type BackupManifest = z.infer<typeof Manifest>;

/** A fault of the backup; its message is for the person who runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const newManifest = (
  manifest: Omit<BackupManifest, 'format'>,
  { encrypted }: { encrypted: boolean },
): BackupManifest => ({ format: encrypted ? ENCRYPTED : PLAIN, ...manifest });

export const isEncrypted = ({ format }: BackupManifest): boolean => format === ENCRYPTED;

/** @throws {BackupError} when the folder is no backup, or this version cannot read it. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new BackupError(
      `${folder} is no backup, or one that was broken off: it has no ${MANIFEST}.`,
    );
  }
  const parsed = Manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `${path.join(folder, MANIFEST)} cannot be read: it is damaged, or was written by a newer Efie.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
