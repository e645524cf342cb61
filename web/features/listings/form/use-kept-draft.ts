import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, keepDraft } from './draft.ts';
import { type KeptFile, keepFiles, readFiles } from './kept-files.ts';
import type { TextFields } from './listing-kind.ts';
import { fileId } from './photos/chosen-photos.ts';
import type { ListingMedia } from './use-listing-media.ts';

export const NO_DRAFT: Draft<never> = { typed: {}, imageIds: [] };

export const hasFiles = ({ imageIds, videoId }: Draft<string>) =>
  imageIds.length > 0 || videoId !== undefined;

interface Options<Field extends string> {
  /** The storage key; without it nothing is stored. */
  draftKey: string | undefined;
  userId: string;
  /** The draft from an earlier visit. */
  before: Draft<Field>;
  /** Fields that differ from how the form began, including those in `before`. */
  changed: Partial<TextFields<Field>>;
  changedBefore: Partial<TextFields<Field>>;
  media: Pick<ListingMedia, 'photos' | 'video' | 'files' | 'restore'>;
  ready: boolean;
  onReady(): void;
}

/** Stores the typed texts and choices on this device until the form is cleared, and restores them. */
export function useKeptDraft<Field extends string>({
  draftKey,
  userId,
  before,
  changed,
  changedBefore,
  media: { photos, video, files, restore },
  ready,
  onReady,
}: Options<Field>) {
  const [lostFiles, setLostFiles] = useState(false);
  /** The form's contents when this visit began. */
  const [start, setStart] = useState<Draft<Field>>({ ...before, typed: changedBefore });
  const draft = draftOf(changed, photos, video);
  const snapshot = JSON.stringify(draft);
  const startSnapshot = JSON.stringify({
    typed: start.typed,
    imageIds: start.imageIds,
    videoId: start.videoId,
  });
  const uploads = JSON.stringify([files.urls, files.paused]);
  const toKeep = JSON.stringify(files.all.map(({ id, prepared }) => [id, prepared]));

  useFoundFiles(draftKey, before, ({ found, foundVideo, missing }) => {
    restore(found, foundVideo);
    setLostFiles(missing > 0);
    setStart(draftOf(changedBefore, found, foundVideo?.file));
    onReady();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshots are all that is kept
  useEffect(() => {
    const { urls, paused } = files;
    if (draftKey && ready)
      keepDraft(localStorage, draftKey, userId, { ...draft, uploads: urls, paused });
  }, [ready, draftKey, userId, snapshot, uploads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is what its id says
  useEffect(() => {
    if (draftKey && ready) void keepFiles(draftKey, files.all);
  }, [ready, draftKey, toKeep]);

  return {
    /** All texts and choices as one string; equal strings mean equal contents. */
    content: snapshot,
    isRestored: startSnapshot !== JSON.stringify(draftOf({}, [], undefined)),
    /** Some files of an earlier visit no longer exist. */
    lostFiles,
    isChanged: ready && snapshot !== startSnapshot,
    forget() {
      setStart(NO_DRAFT);
      setLostFiles(false);
    },
  };
}

/** Looks once for the files of an earlier visit, if it had any. */
function useFoundFiles(
  draftKey: string | undefined,
  before: Draft<string>,
  onFound: (files: Awaited<ReturnType<typeof findFiles>>) => void,
) {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (!draftKey || !hasFiles(before)) return;
    let gone = false;
    void findFiles(draftKey, before).then((files) => {
      if (!gone) tell(files);
    });
    return () => {
      gone = true;
    };
  }, [before, draftKey]);
}

async function findFiles(draftKey: string, { imageIds, videoId }: Draft<string>) {
  const found = await readFiles(draftKey, imageIds);
  const [foundVideo] = await readFiles(draftKey, videoId ? [videoId] : []);
  const wanted = imageIds.length + (videoId ? 1 : 0);
  return { found, foundVideo, missing: wanted - found.length - (foundVideo ? 1 : 0) };
}

function draftOf<Field extends string>(
  typed: Partial<TextFields<Field>>,
  images: readonly Pick<KeptFile, 'id'>[],
  video: File | undefined,
): Draft<Field> {
  return { typed, imageIds: images.map(({ id }) => id), videoId: video && fileId(video) };
}
