import { CHOSEN_PHOTO_MAX_BYTES, looksLikeImage, MAX_PHOTOS } from '#domain/media/limits.ts';
import type { Photo } from '#domain/media/photo.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import { type RefusedFiles, refusedFiles } from './refused-files.ts';

/** A photo that was chosen, with its `fileId`. */
export interface ChosenPhoto {
  id: string;
  file: File;
  /** One that the listing has already; its file is empty. */
  stored?: Photo | undefined;
}

/** A photo that the listing has already, to stand among chosen ones. */
export const storedPhoto = (photo: Photo): ChosenPhoto => ({
  id: photo.key,
  file: new File([], photo.alt),
  stored: photo,
});

export interface Choice {
  photos: readonly ChosenPhoto[];
  /** Which files were left out, and why. */
  refused: readonly RefusedFiles[];
}

/**
 * Adds what was chosen to the photos there are: images that the device may make small enough, ten in all. The
 * rest is left out, by name. A photo that is there already is not added again.
 */
export function addPhotos(photos: readonly ChosenPhoto[], files: readonly File[]): Choice {
  const added = [...photos];
  const leftOut: [File, string][] = [];
  for (const file of files) {
    const id = fileId(file);
    if (added.some((photo) => photo.id === id)) continue;
    const reason =
      refusal(file) ?? (added.length >= MAX_PHOTOS ? mediaSentences.tooManyPhotos : undefined);
    if (reason) leftOut.push([file, reason]);
    else added.push({ id, file });
  }
  return { photos: added, refused: refusedFiles(leftOut) };
}

function refusal(file: File): string | undefined {
  if (!looksLikeImage(file)) return mediaSentences.chooseImages;
  if (file.size === 0) return mediaSentences.emptyFile;
  return file.size > CHOSEN_PHOTO_MAX_BYTES ? mediaSentences.photoTooLarge : undefined;
}

/** What tells one chosen file from another, in another visit too. */
export function fileId(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}

/** Puts the photo at one place (from 0) to another; places outside the list are its ends. */
export function movePhoto(
  photos: readonly ChosenPhoto[],
  from: number,
  to: number,
): readonly ChosenPhoto[] {
  const moved = [...photos];
  const [photo] = moved.splice(from, 1);
  if (photo) moved.splice(Math.max(0, to), 0, photo);
  return moved;
}
