import { fileTypeFromFile } from 'file-type';
import { badInput, unsupportedMedia } from '#domain/errors.ts';
import { VIDEO_TYPES } from '#domain/media/limits.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';

export interface VideoFacts {
  mime: string;
  extension: string;
}

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/**
 * Judges a video by its content.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA.
 */
export async function inspectVideo(file: ReceivedFile): Promise<VideoFacts> {
  if (file.bytes === 0)
    throw badInput(mediaSentences.emptyFile, { [file.field]: mediaSentences.emptyFile });
  const type = await fileTypeFromFile(file.path);
  const mime = type?.mime === 'video/x-m4v' ? 'video/mp4' : type?.mime;
  const extension = mime && EXTENSIONS[mime];
  if (!mime || !extension || !(VIDEO_TYPES as readonly string[]).includes(mime)) {
    throw unsupportedMedia(mediaSentences.notAVideo, { [file.field]: mediaSentences.notAVideo });
  }
  return { mime, extension };
}
