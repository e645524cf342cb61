import { useState } from 'react';
import { type ChosenPhoto, fileId, storedPhoto } from '../upload/chosen-photos.ts';
import { isUnderWay } from '../upload/files/file-state.ts';
import type { QueuedFile } from '../upload/files/upload-queue.ts';
import { useUploadQueue } from '../upload/files/use-upload-queue.ts';
import { arrivedId, type FileOnItsWay, listingFiles } from '../upload/listing-files.ts';
import type { EditableListing } from './edit-kind.ts';
import { sendPoster } from './send-poster.ts';

/** What the call that saves is told of photos and video; what is left out stays (domain/uploads/schema.ts). */
export interface SaidMedia {
  photos?: string[];
  video?: string | null;
  poster?: string;
}

/** The photos and the video of a listing being edited: those it has, and new ones on their way. */
export function useEditedMedia(listing: EditableListing) {
  const [before] = useState(() => listing.photos.map(storedPhoto));
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(before);
  const [video, setVideo] = useState<File>();
  const [keepsVideo, setKeepsVideo] = useState(listing.video !== null);

  const chosen: QueuedFile[] = [
    ...photos
      .filter(({ stored }) => !stored)
      .map(({ id, file, prepared = false }) => ({ id, kind: 'photo' as const, file, prepared })),
    ...(video ? [{ id: fileId(video), kind: 'video' as const, file: video, prepared: true }] : []),
  ];
  const { queue, sent } = useUploadQueue(chosen, true, false);
  const files = listingFiles(chosen, sent);

  const isOtherPhotos = idsOf(photos) !== idsOf(before);
  const isOtherVideo = video !== undefined || keepsVideo !== (listing.video !== null);

  return {
    photos,
    setPhotos,
    video,
    setVideo,
    /** The video that the listing has is still wanted. */
    keepsVideo,
    setKeepsVideo,
    /** Nothing lighter could be made of the video that the listing has. */
    isVideoAsItCame: listing.videoDetails?.status === 'failed',
    files,
    onTheirWay: photos.flatMap(
      (photo): FileOnItsWay | [] => files.all.find(({ id }) => id === photo.id) ?? asStored(photo),
    ),
    isChanged: isOtherPhotos || isOtherVideo,
    pause: (id: string) => queue.pause(id),
    resume: (id: string) => queue.resume(id),
    handOver: queue.handOver,

    /** What is to be said of them, once every new file has arrived; undefined while one has not. */
    async arrived(signal: AbortSignal): Promise<SaidMedia | undefined> {
      for (const { id, state } of files.all) if (!isUnderWay(state)) queue.resume(id);
      await queue.settled(signal);
      const { all, arrived } = listingFiles(chosen, queue.snapshot());
      const ids = new Map(all.map((file) => [file.id, arrivedId(file)]));
      if (all.some(({ id }) => ids.get(id) === undefined)) return undefined;
      const poster = video && (await sendPoster(video, signal));
      return {
        ...(isOtherPhotos && {
          photos: photos.flatMap(({ id, stored }) => stored?.key ?? ids.get(id) ?? []),
        }),
        ...(isOtherVideo && { video: arrived.video ?? null }),
        ...(poster && { poster }),
      };
    },
  };
}

export type EditedMediaState = ReturnType<typeof useEditedMedia>;

const idsOf = (photos: readonly ChosenPhoto[]) => photos.map(({ id }) => id).join('\n');

const asStored = ({ id, file, stored }: ChosenPhoto): FileOnItsWay => ({
  id,
  file,
  stored,
  kind: 'photo',
  prepared: true,
  state: { step: 'done' },
});
