import type { Actor } from '#domain/accounts/actor.ts';
import type { Call } from '#server/platform/idempotency/once.ts';
import type { Upload } from '#server/platform/upload.ts';

/**
 * The call that creates a listing. A key stands for the form's content: the files of a retry may
 * have been uploaded by themselves meanwhile. Without a key, files are told apart by name and size.
 */
export function listingCall(
  makes: string,
  actor: Actor,
  { fields, files }: Pick<Upload, 'fields' | 'files'>,
  key: string | undefined,
): Call {
  const { photoUploads, videoUpload, ...said } = fields;
  return {
    makes,
    by: actor.userId,
    key,
    content: Object.entries(said).sort(),
    besides: [
      photoUploads,
      videoUpload,
      files.map(({ field, name, bytes }) => [field, name, bytes]),
    ],
  };
}
