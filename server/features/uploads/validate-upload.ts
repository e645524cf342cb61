import { DomainError } from '#domain/errors.ts';
import { inspectPhoto, inspectVideo } from '#server/features/media/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type UploadRow, uploads } from './repository.ts';

/**
 * Checks a complete upload for the listing that will take it; removes one that no listing could
 * take.
 * @throws {DomainError} UNSUPPORTED_MEDIA or TOO_LARGE, for the field `file`; UNAVAILABLE when nobody could look at it:
 * then it waits, and its listing has it looked at.
 */
export async function validateUpload(
  { db, resumable }: Pick<Platform, 'db' | 'resumable'>,
  id: string,
): Promise<void> {
  const row = await uploads.findById(db, id);
  if (!row) return;
  try {
    await resumable.withFiles([id], ([path = '']) => inspect(db, row, path));
  } catch (error) {
    if (isVerdict(error) && (await uploads.removeWaiting(db, [id])).length > 0) {
      await resumable.remove(id);
    }
    throw error;
  }
}

async function inspect(db: Platform['db'], row: UploadRow, path: string): Promise<void> {
  const { id, bytes } = row;
  const file = { field: 'file', name: id, path, bytes };
  if (row.kind === 'video') {
    await inspectVideo(file);
    return;
  }
  const { shown, ...judged } = await inspectPhoto(file, row.user_id);
  const preview = shown === null ? null : Buffer.from(shown, 'base64');
  await uploads.keepJudgement(db, id, { judged: JSON.stringify(judged), preview });
}

const isVerdict = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'UNAVAILABLE';
