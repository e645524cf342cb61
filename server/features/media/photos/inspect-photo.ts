import { readFile, rm } from 'node:fs/promises';
import { badInput, DomainError, tooLarge, unsupportedMedia } from '#domain/errors.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { photoMessages } from '#domain/media/photo-messages.ts';
import { FairQueue, QueueFullError } from '#server/platform/fair-queue.ts';
import { type ReceivedFile, refusedFields } from '#server/platform/upload.ts';
import { WorkerEndedError } from '#server/platform/worker-process/worker-process.ts';
import { LOOKS_AT_ONCE, LOOKS_OF_ONE, withUploadTasks } from './photo-processes.ts';
import type { JudgedPhoto, PhotoTasks, Refusal } from './worker/tasks.ts';

/**
 * Photos that wait for a check: more than ten from one account are no ordinary form, and 60 take
 * about a minute.
 */
const waitingForALook = new FairQueue({
  places: 60,
  placesOfOne: 10,
  atOnce: LOOKS_AT_ONCE,
  atOnceOfOne: LOOKS_OF_ONE,
});
const RETRY_AFTER_SECONDS = 15;

/**
 * Judges a file by its content and reads it to the end, so that an accepted one can be shown.
 * Accounts that wait take turns.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA (no photo, a broken one, or another
 * file as well), TOO_LARGE (pixels); UNAVAILABLE, to try again, when nobody could look at it.
 */
export const inspectPhoto = (file: ReceivedFile, account: string): Promise<JudgedPhoto> =>
  unlessRefused(file, account, (tasks) => tasks.inspect({ file: file.path }));

/**
 * The square of a photo as a WebP in `target`.
 * @throws {DomainError} as inspectPhoto.
 */
export async function cutSquare(
  file: ReceivedFile,
  account: string,
  { side, target }: { side: number; target: string },
): Promise<void> {
  await unlessRefused(file, account, (tasks) => tasks.square({ file: file.path, side, target }));
}

/**
 * A photo re-encoded as a WebP, upright, within a box and without anything else from its file, for
 * photos that visitors never see.
 * @throws {DomainError} as inspectPhoto.
 */
export async function copyPhoto(
  file: ReceivedFile,
  account: string,
  box: { width: number; height: number },
): Promise<Buffer> {
  const target = `${file.path}.webp`;
  try {
    await unlessRefused(file, account, (tasks) => tasks.copy({ file: file.path, box, target }));
    return await readFile(target);
  } finally {
    await rm(target, { force: true });
  }
}

async function unlessRefused<Result>(
  file: ReceivedFile,
  account: string,
  look: (tasks: PhotoTasks) => Promise<Result | Refusal>,
): Promise<Result> {
  if (file.bytes === 0) {
    throw badInput(mediaMessages.emptyFile, refusedFields(file, mediaMessages.emptyFile));
  }
  const found = await waitingForALook
    .run(account, () => withUploadTasks((tasks) => lookTwice(() => look(tasks))))
    .catch((error): Refusal => {
      // A file that kills every reader is broken in a new way.
      if (error instanceof WorkerEndedError && error.how === 'crashed')
        return { refused: 'broken' };
      if (error instanceof WorkerEndedError) throw notNow(photoMessages.notNow, error);
      if (error instanceof QueueFullError) throw notNow(photoMessages.tooManyWait, error);
      throw error;
    });
  if (isRefusal(found)) throw refusalOf(file, found);
  return found;
}

/**
 * A process may be killed through no fault of the photo, for example when memory runs out: a new
 * one tries again.
 */
async function lookTwice<Result>(look: () => Promise<Result>): Promise<Result> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof WorkerEndedError && error.how !== 'late') return look();
    throw error;
  }
}

const notNow = (sentence: string, cause: Error) =>
  new DomainError('UNAVAILABLE', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });

const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'refused' in found;

const UNSUPPORTED: Readonly<Record<Exclude<Refusal['refused'], 'too-many-pixels'>, string>> = {
  'not-a-photo': mediaMessages.notAPhoto,
  broken: mediaMessages.photoBroken,
  'hides-file': photoMessages.hidesFile,
  gif: photoMessages.gif,
  moving: photoMessages.moving,
};

function refusalOf(file: ReceivedFile, refusal: Refusal): DomainError {
  if (refusal.refused === 'too-many-pixels') {
    const sentence = photoMessages.tooManyPixels(refusal.megapixels);
    return tooLarge(sentence, refusedFields(file, sentence));
  }
  const sentence = UNSUPPORTED[refusal.refused];
  return unsupportedMedia(sentence, refusedFields(file, sentence));
}
