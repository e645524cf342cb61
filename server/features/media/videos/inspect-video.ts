import { badInput, type DomainError, tooLarge, unsupportedMedia } from '#domain/errors.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { videoMessages } from '#domain/media/video-messages.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { type ReadVideo, readVideo } from './format/read-video.ts';
import { RefusedVideo } from './format/refused-video.ts';

/**
 * Judges a video by its content, to its last byte.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA (no video, or a broken one), TOO_LARGE (time, pixels).
 */
export async function inspectVideo(file: ReceivedFile): Promise<ReadVideo> {
  if (file.bytes === 0) {
    throw badInput(mediaMessages.emptyFile, { [file.field]: mediaMessages.emptyFile });
  }
  try {
    return await readVideo(file.path);
  } catch (error) {
    throw error instanceof RefusedVideo ? asRefusal(error, file.field) : error;
  }
}

function asRefusal({ reason }: RefusedVideo, field: string): DomainError {
  if (reason === 'too-long') {
    return tooLarge(videoMessages.tooLong, { [field]: videoMessages.tooLong });
  }
  if (reason === 'too-many-pixels') {
    const sentence = videoMessages.tooManyPixels;
    return tooLarge(sentence, { [field]: sentence });
  }
  const sentence = {
    'not-a-video': mediaMessages.notAVideo,
    broken: videoMessages.broken,
    'sound-only': videoMessages.soundOnly,
  }[reason];
  return unsupportedMedia(sentence, { [field]: sentence });
}
