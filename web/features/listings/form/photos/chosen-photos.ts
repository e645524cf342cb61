import { CHOSEN_PHOTO_MAX_BYTES, looksLikeImage, MAX_PHOTOS } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import type { Photo } from '#domain/media/photo.ts';
import { photoMessages } from '#domain/media/photo-messages.ts';
import { type RefusedFiles, refusedFiles } from '../refused-files.ts';

/** A photo that was chosen, with its `fileId`. */
export interface ChosenPhoto {
  id: string;
  file: File;
  /** Already turned or cropped here, and ready to send. */
  prepared?: boolean;
  /** One that the listing has already; its file is empty. */
  stored?: Photo | undefined;
}

/** One of the listing's stored photos, to show among newly chosen ones. */
export const storedPhoto = (photo: Photo): ChosenPhoto => ({
  id: photo.key,
  file: new File([], photo.alt),
  stored: photo,
});

export interface Choice {
  photos: readonly ChosenPhoto[];
  /** Refused files, with reasons. */
  refused: readonly RefusedFiles[];
}

/**
 * Adds chosen files to the photos: images that the device may be able to make small enough, ten in all. The rest
 * is refused by name, and so are photos already there, including `doubles`: the same photo under another name.
 */
export function addPhotos(
  photos: readonly ChosenPhoto[],
  files: readonly File[],
  doubles: ReadonlySet<File> = new Set(),
): Choice {
  const added = [...photos];
  const leftOut: [File, string][] = [];
  for (const file of files) {
    const id = fileId(file);
    const isDouble = doubles.has(file) || added.some((photo) => photo.id === id);
    const reason =
      (isDouble ? photoMessages.chosenAlready : refusal(file)) ??
      (added.length >= MAX_PHOTOS ? mediaMessages.tooManyPhotos : undefined);
    if (reason) leftOut.push([file, reason]);
    else added.push({ id, file });
  }
  return { photos: added, refused: refusedFiles(leftOut) };
}

/** Those of `files` that are byte for byte the same as an existing photo or an earlier file. */
export async function doublesAmong(
  photos: readonly ChosenPhoto[],
  files: readonly File[],
): Promise<Set<File>> {
  const doubles = new Set<File>();
  const known = photos.map(({ file }) => file).filter(({ size }) => size > 0);
  for (const file of files) {
    for (const other of known) {
      if (fileId(other) === fileId(file) || !(await isSame(file, other))) continue;
      doubles.add(file);
      break;
    }
    known.push(file);
  }
  return doubles;
}

async function isSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]).catch(() => [
    undefined,
    undefined,
  ]);
  if (!a || !b) return false;
  const [bytes, others] = [new Uint8Array(a), new Uint8Array(b)];
  return bytes.every((byte, at) => byte === others[at]);
}

function refusal(file: File): string | undefined {
  if (!looksLikeImage(file)) return mediaMessages.chooseImages;
  if (file.size === 0) return mediaMessages.emptyFile;
  return file.size > CHOSEN_PHOTO_MAX_BYTES ? mediaMessages.photoTooLarge : undefined;
}

/** Identifies a chosen file, across visits too. */
export function fileId(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}

/** Moves the photo at one place (from 0) to another; places outside the list mean its ends. */
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
