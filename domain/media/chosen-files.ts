import { type Check, failed } from '../check.ts';
import {
  looksLikeImage,
  looksLikeVideo,
  MAX_PHOTOS,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from './limits.ts';
import { mediaMessages } from './messages.ts';

/** A chosen file: the part that a form can check before sending it. */
export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

export interface ChosenFiles {
  images: readonly ChosenFile[];
  video?: ChosenFile | null | undefined;
}

/** The problem with the chosen files, photos first (specification §5); only the server judges their content. */
export function filesProblem({ images, video }: ChosenFiles): Check | undefined {
  if (images.length > MAX_PHOTOS) return at('images', mediaMessages.tooManyPhotos);
  if (!images.every(looksLikeImage)) return at('images', mediaMessages.chooseImages);
  if (images.some((image) => image.size > PHOTO_MAX_BYTES)) {
    return at('images', mediaMessages.photoTooLarge);
  }
  if (video && !looksLikeVideo(video)) return at('video', mediaMessages.chooseVideo);
  if (video && video.size > VIDEO_MAX_BYTES) return at('video', mediaMessages.videoTooLarge);
  return undefined;
}

const at = (field: string, sentence: string): Check => failed(sentence, { [field]: sentence });
