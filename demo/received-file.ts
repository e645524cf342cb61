import { randomUUID } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';

/**
 * Passes a copy of a demo file to `use`, as if a form had sent it. A copy, because derived files appear beside it for a moment
 * and the demo's own folder may be read-only.
 */
export async function withReceivedFile<Result>(
  { uploadsDir }: Pick<Platform, 'uploadsDir'>,
  source: string,
  field: string,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const file = path.join(uploadsDir, randomUUID());
  try {
    await copyFile(source, file);
    const { size } = await stat(file);
    return await use({ field, name: path.basename(source), path: file, bytes: size });
  } finally {
    await rm(file, { force: true });
  }
}
