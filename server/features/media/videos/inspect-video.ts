import { badInput, type DomainError, tooLarge, unsupportedMedia } from '#domain/errors.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import { videoSentences } from '#domain/media/video-sentences.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { type ReadVideo, readVideo } from './format/read-video.ts';
import { RefusedVideo } from './format/refused-video.ts';

/**
 * Judges a video by its content, to its last byte.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA (no video, or a broken one), TOO_LARGE (time, pixels).
 */
export async function inspectVideo(file: ReceivedFile): Promise<ReadVideo> {
  if (file.bytes === 0) {
    throw badInput(mediaSentences.emptyFile, { [file.field]: mediaSentences.emptyFile });
  }
  try {
    return await readVideo(file.path);
  } catch (error) {
    throw error instanceof RefusedVideo ? asRefusal(error, file.field) : error;
  }
}

function asRefusal({ reason }: RefusedVideo, field: string): DomainError {
  if (reason === 'too-long') {
    return tooLarge(videoSentences.tooLong, { [field]: videoSentences.tooLong });
  }
  if (reason === 'too-many-pixels') {
    const sentence = videoSentences.tooManyPixels;
    return tooLarge(sentence, { [field]: sentence });
  }
  const sentence = {
    'not-a-video': mediaSentences.notAVideo,
    broken: videoSentences.broken,
    'sound-only': videoSentences.soundOnly,
  }[reason];
  return unsupportedMedia(sentence, { [field]: sentence });
}
