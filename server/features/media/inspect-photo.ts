import { badInput, type DomainError, tooLarge, unsupportedMedia } from '#domain/errors.ts';
import { photoSentences } from '#domain/media/photo-sentences.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import { type ReceivedFile, refusedFields } from '#server/platform/upload.ts';
import { WorkerEndedError } from '#server/platform/worker-process/worker-process.ts';
import { uploadTasks } from './photo-processes.ts';
import type { PhotoFacts, Refusal } from './photo-worker/tasks.ts';

/**
 * Judges a file by its content and reads it to the end, so that what is accepted can be shown.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA (no photo, a broken one, or another
 * file as well), TOO_LARGE (pixels).
 */
export const inspectPhoto = (file: ReceivedFile): Promise<PhotoFacts> =>
  unlessRefused(file, () => uploadTasks.inspect({ file: file.path }));

/**
 * The square of a photo as a WebP in `target`.
 * @throws {DomainError} as inspectPhoto.
 */
export async function cutSquare(file: ReceivedFile, side: number, target: string): Promise<void> {
  await unlessRefused(file, () => uploadTasks.square({ file: file.path, side, target }));
}

async function unlessRefused<Result>(
  file: ReceivedFile,
  look: () => Promise<Result | Refusal>,
): Promise<Result> {
  if (file.bytes === 0) {
    throw badInput(mediaSentences.emptyFile, refusedFields(file, mediaSentences.emptyFile));
  }
  const found = await look().catch((error): Refusal => {
    // A file that brings its reader down, or never lets it end, is broken in a new way.
    if (error instanceof WorkerEndedError) return { refused: 'broken' };
    throw error;
  });
  if (isRefusal(found)) throw refusalOf(file, found);
  return found;
}

const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'refused' in found;

const UNSUPPORTED: Readonly<Record<Exclude<Refusal['refused'], 'too-many-pixels'>, string>> = {
  'not-a-photo': mediaSentences.notAPhoto,
  broken: mediaSentences.photoBroken,
  'hides-file': photoSentences.hidesFile,
};

function refusalOf(file: ReceivedFile, { refused }: Refusal): DomainError {
  if (refused === 'too-many-pixels') {
    const sentence = mediaSentences.photoTooManyPixels;
    return tooLarge(sentence, refusedFields(file, sentence));
  }
  const sentence = UNSUPPORTED[refused];
  return unsupportedMedia(sentence, refusedFields(file, sentence));
}
