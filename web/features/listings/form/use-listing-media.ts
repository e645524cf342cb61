import { useState } from 'react';
import type { Draft } from './draft.ts';
import { isUnderWay } from './files/file-state.ts';
import type { QueuedFile } from './files/queue-parts.ts';
import { useUploadQueue } from './files/use-upload-queue.ts';
import type { KeptFile } from './kept-files.ts';
import { type ListingFilesState, listingFiles, type UploadItem } from './listing-files.ts';
import type { StoredListing } from './listing-kind.ts';
import { addPhotos, type ChosenPhoto, fileId, storedPhoto } from './photos/chosen-photos.ts';
import { type FileField, NOTHING_REFUSED, type RefusedFiles } from './refused-files.ts';

const NOTHING_KEPT: ReadonlyMap<string, KeptFile> = new Map();

/**
 * The photos and video of a form: those of its listing or of the one copied, and new ones, which are uploaded in
 * the background. `ready` once all files of an earlier visit have been looked for; `before` is the draft of that
 * visit; `isNew` if the form may carry files that cannot be uploaded on their own.
 */
export function useListingMedia(
  listing: StoredListing | undefined,
  before: Draft<string>,
  { ready, isNew }: { ready: boolean; isNew: boolean },
) {
  const { chosen, restore, empty, ...choice } = useChoice(listing, before);
  const { photos } = choice;
  /** Files refused when chosen. */
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const { queue, sent } = useUploadQueue(chosen, ready, isNew);
  const files = listingFiles(chosen, sent);
  const film = files.all.find(({ kind }) => kind === 'video');
  const onTheirWay = placed(photos, files);

  return {
    ...choice,
    /** The listing's video could not be converted to a smaller one. */
    isVideoAsItCame: listing?.videoDetails?.status === 'failed',
    files,
    /** The photos in order, with those of the listing, and their upload states. */
    onTheirWay,
    film,
    /** Photos that have not been refused. */
    usablePhotos: onTheirWay.filter(({ state }) => state.step !== 'refused').length,
    refused,
    setRefused: (field: FileField, files: readonly RefusedFiles[]) =>
      setRefused({ ...refused, [field]: files }),
    clearRefused: () => setRefused(NOTHING_REFUSED),
    pause: (id: string) => queue.pause(id),
    resume: (id: string) => queue.resume(id),
    /** Says of a file why it was refused; `isFinal`: only another file helps. */
    refuse: (id: string, why: string, isFinal: boolean) => queue.refuse(id, why, isFinal),
    /** Called once the listing has its files. */
    handOver: () => queue.handOver(),
    restore,

    /** Chooses nothing. */
    empty() {
      empty();
      setRefused(NOTHING_REFUSED);
    },

    /** The photos in their order at that time, with those of the listing. */
    placed: (files: ListingFilesState): readonly UploadItem[] => placed(photos, files),

    /** The files once no upload is running; stopped ones are retried once. */
    async settled(signal: AbortSignal): Promise<ListingFilesState> {
      for (const { id, state } of files.all) if (!isUnderWay(state)) queue.resume(id);
      await queue.settled(signal);
      return listingFiles(chosen, queue.snapshot());
    },
  };
}

/** The photos and the video that are chosen, and whether the listing's own video stays. */
function useChoice(listing: StoredListing | undefined, before: Draft<string>) {
  const [stored] = useState(() => listing?.photos.map(storedPhoto) ?? []);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(stored);
  const [video, setVideo] = useState<File>();
  const hasVideo = (listing?.video ?? null) !== null;
  const [keepsVideo, setKeepsVideo] = useState(hasVideo);
  /** Files stored in an earlier visit. */
  const [kept, setKept] = useState(NOTHING_KEPT);

  return {
    photos,
    setPhotos,
    video,
    setVideo,
    /** The video that the listing has is still wanted. */
    keepsVideo,
    setKeepsVideo,
    isChanged: {
      photos: idsOf(photos) !== idsOf(stored),
      video: video !== undefined || keepsVideo !== hasVideo,
    },
    /** The chosen files for the queue. */
    chosen: [
      ...photos
        .filter((photo) => !photo.stored)
        .map(({ id, file, prepared }): QueuedFile => {
          const photo = queued('photo', id, file, kept, before);
          return prepared ? { ...photo, prepared } : photo;
        }),
      ...(video ? [queued('video', fileId(video), video, kept, before)] : []),
    ],

    /** Puts the files of an earlier visit before those chosen in the meantime. */
    restore(found: readonly KeptFile[], foundVideo: KeptFile | undefined) {
      const again = [...found, ...(foundVideo ? [foundVideo] : [])];
      setKept(new Map(again.map((each) => [each.id, each])));
      setPhotos(
        (now) =>
          addPhotos(
            found,
            now.map(({ file }) => file),
          ).photos,
      );
      setVideo((now) => now ?? foundVideo?.file);
    },

    empty() {
      setPhotos([]);
      setKeepsVideo(false);
      setVideo(undefined);
    },
  };
}

export type ListingMedia = ReturnType<typeof useListingMedia>;

/** A chosen file for the queue; one of an earlier visit resumes only with exactly the same bytes. */
function queued(
  kind: QueuedFile['kind'],
  id: string,
  file: File,
  kept: ReadonlyMap<string, KeptFile>,
  { uploads, paused }: Draft<string>,
): QueuedFile {
  const prepared = kind === 'video' || (kept.get(id)?.prepared ?? false);
  const isOfBefore = kept.has(id);
  return {
    id,
    kind,
    file,
    prepared,
    url: prepared && isOfBefore ? uploads?.[id] : undefined,
    paused: isOfBefore && paused?.includes(id),
  };
}

const placed = (photos: readonly ChosenPhoto[], { all }: ListingFilesState) =>
  photos.map((photo): UploadItem => all.find(({ id }) => id === photo.id) ?? asStored(photo));

const idsOf = (photos: readonly ChosenPhoto[]) => photos.map(({ id }) => id).join('\n');

const asStored = ({ id, file, stored }: ChosenPhoto): UploadItem => ({
  id,
  file,
  stored,
  kind: 'photo',
  prepared: true,
  state: { step: 'done' },
});
