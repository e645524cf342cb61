import { DomainError } from '#domain/errors.ts';
import { inspectPhoto, inspectVideo, type ReceivedFile } from '#server/features/media/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uploads } from './repository.ts';
import { fileOf, removeFiles } from './upload-files.ts';

/**
 * Checks a complete upload for the listing that will take it; removes one that no listing could
 * take.
 * @throws {DomainError} UNSUPPORTED_MEDIA or TOO_LARGE, for the field `file`; UNAVAILABLE when nobody could look at it:
 * then it waits, and its listing has it looked at.
 */
export async function validateUpload(
  { db, resumableDir }: Pick<Platform, 'db' | 'resumableDir'>,
  id: string,
): Promise<void> {
  const row = await uploads.findById(db, id);
  if (!row) return;
  const path = fileOf(resumableDir, id);
  const file: ReceivedFile = { field: 'file', name: id, path, bytes: row.bytes };
  try {
    if (row.kind === 'video') await inspectVideo(file);
    else {
      const { shown, ...judged } = await inspectPhoto(file, row.user_id);
      const preview = shown === null ? null : Buffer.from(shown, 'base64');
      await uploads.keepJudgement(db, id, { judged: JSON.stringify(judged), preview });
    }
  } catch (error) {
    if (isVerdict(error) && (await uploads.removeWaiting(db, [id])).length > 0) {
      await removeFiles(resumableDir, [id]);
    }
    throw error;
  }
}

const isVerdict = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'UNAVAILABLE';
