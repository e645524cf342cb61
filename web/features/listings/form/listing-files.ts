import type { Photo } from '#domain/media/photo.ts';
import { NEXT_FILE } from '#domain/uploads/photo-order.ts';
import { plural } from '#domain/values/plural.ts';
import { type FileState, isUnderWay } from './files/file-state.ts';
import type { QueuedFile, SentFile } from './files/queue-parts.ts';
import type { ArrivedFiles, ListingFiles } from './listing-kind.ts';

/** A chosen file with its upload state. */
export interface UploadItem extends QueuedFile {
  state: FileState;
  /** Advice to the sender. */
  warning?: string | undefined;
  /** A photo that the listing has already. */
  stored?: Photo | undefined;
}

const WAITING: FileState = { step: 'waiting' };

/** The chosen files of a listing as the queue has them, and all of them together. */
export function listingFiles(chosen: readonly QueuedFile[], sent: ReadonlyMap<string, SentFile>) {
  const all = chosen.map((file): UploadItem => ({ ...file, state: WAITING, ...sent.get(file.id) }));
  const photos = all.filter(({ kind }) => kind === 'photo');
  const video = all.find(({ kind }) => kind === 'video');
  const goesWithForm = ({ state }: UploadItem) => state.step === 'with-form';
  const arrived: ArrivedFiles = {
    photos: photos.flatMap((file) => arrivedId(file) ?? (goesWithForm(file) ? NEXT_FILE : [])),
    video: video && arrivedId(video),
  };
  const withForm: ListingFiles = {
    images: photos.filter(goesWithForm).map(({ file }) => file),
    video: video && goesWithForm(video) ? video.file : undefined,
  };
  const arrivedCount = all.filter((file) => arrivedId(file) !== undefined).length;
  return {
    all,
    photos: photos.map(({ file }) => file),
    /** Photos that have not been refused. */
    usablePhotos: photos.filter(({ state }) => state.step !== 'refused').length,
    /** The same for the rules: how large a photo is shows once the device has made it smaller. */
    measured: photos.map(({ file, prepared }) =>
      prepared ? file : new File([], file.name, { type: file.type }),
    ),
    arrived,
    withForm,
    /** True if a file is neither uploaded nor carried by the form. */
    missing: arrivedCount + all.filter(goesWithForm).length < all.length,
    arrivedCount,
    underWay: all.filter(({ state }) => isUnderWay(state)).length,
    /** By the file's id. */
    paused: all.flatMap(({ id, state }) => (state.step === 'paused' ? [id] : [])),
    signedOut: all.some(({ state }) => state.step === 'signed-out'),
    /** Bytes of all files, and of those uploaded. */
    total: all.reduce((sum, { file }) => sum + file.size, 0),
    sent: all.reduce((sum, file) => sum + bytesSent(file), 0),
    /** Upload addresses on the server, by file id. */
    urls: Object.fromEntries(all.flatMap(({ id, url }) => (url ? [[id, url]] : []))) as Record<
      string,
      string
    >,
  };
}

export type ListingFilesState = ReturnType<typeof listingFiles>;

/** The state of the files, shown beside the button that waits for them. */
export function filesSentence({ all, arrivedCount, withForm }: ListingFilesState): string {
  const ready = arrivedCount + withForm.images.length + (withForm.video ? 1 : 0);
  if (ready === all.length) return `${plural(ready, 'file')} ready.`;
  return `${ready} of ${plural(all.length, 'file')} uploaded. You can keep filling in the form.`;
}

/**
 * Explains why the files cannot go with their listing yet, naming each by its place; undefined when they can.
 * `files`: the photos in order, then the video.
 */
export function filesInTheWay(files: readonly UploadItem[]): string | undefined {
  const named = (step: FileState['step']) =>
    files.flatMap(({ kind, state }, place) => {
      if (state.step !== step) return [];
      return kind === 'video' ? 'the video' : `photo ${place + 1}`;
    });
  const [refused, failed] = [named('refused'), named('failed')];
  const sentences = [
    refused.length > 0 &&
      `${listed(refused)} can’t be used. Please remove ${refused.length > 1 ? 'them, or choose others' : 'it, or choose another'}.`,
    failed.length > 0 &&
      `${listed(failed)} couldn’t be uploaded. Try again, or remove what you don’t need.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

const LIST = new Intl.ListFormat('en-GB');

function listed(names: readonly string[]): string {
  const text = LIST.format(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The form's entries for the photos in order; a copied listing's photos go by their keys. */
export const photoEntries = (onTheirWay: readonly UploadItem[]): string[] =>
  onTheirWay.flatMap(
    (file) =>
      file.stored?.key ?? arrivedId(file) ?? (file.state.step === 'with-form' ? NEXT_FILE : []),
  );

/** The id of a file's upload, once complete. */
export const arrivedId = ({ state, url }: UploadItem) =>
  state.step === 'done' ? url?.split('/').at(-1) : undefined;

function bytesSent({ state, file }: UploadItem): number {
  if (state.step === 'done') return file.size;
  return 'sent' in state ? state.sent : 0;
}
