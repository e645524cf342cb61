import { useEffect, useState } from 'react';
import type { Check } from '#domain/check.ts';
import { shownFailure, withoutField } from '#web/lib/shown-failure.ts';
import { addPhotos, type ChosenPhoto, fileId } from './chosen-photos.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { drawPoster } from './files/draw-poster.ts';
import { isUnderWay } from './files/file-state.ts';
import type { QueuedFile } from './files/upload-queue.ts';
import { useUploadQueue } from './files/use-upload-queue.ts';
import { type KeptFile, keepFiles, readFiles } from './kept-files.ts';
import { type FileOnItsWay, listingFiles } from './listing-files.ts';
import { type FileField, NOTHING_REFUSED, type RefusedFiles } from './refused-files.ts';
import { type TextFields, toFormData, type UploadKind } from './upload-kind.ts';

interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

const NO_DRAFT: Draft<never> = { typed: {}, imageIds: [] };
const NOTHING_KEPT: ReadonlyMap<string, KeptFile> = new Map();

/**
 * What is typed and chosen, and what is wrong with it. All of it is kept on this device under the user's
 * name until the form is emptied; files travel to the server by themselves. `known` is what the form begins with.
 */
export function useUploadForm<Field extends string>(
  kind: UploadKind<Field>,
  userId: string,
  known: Partial<TextFields<Field>>,
) {
  const { draftKey, empty, sentences } = kind;
  const [before] = useState(() => readFrom(kind, userId) ?? NO_DRAFT);
  const [typed, setTyped] = useState<Partial<TextFields<Field>>>(before.typed);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [video, setVideo] = useState<File>();
  /** Files of an earlier visit, as they were kept. */
  const [kept, setKept] = useState(NOTHING_KEPT);
  /** What the form showed before anything was done in this visit. */
  const [start, setStart] = useState(before);
  /** Whether the files of an earlier visit have been looked for; until then nothing is kept anew. */
  const [ready, setReady] = useState(!hasFiles(before));
  const [lostFiles, setLostFiles] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  /** Files that were left out as they were chosen. */
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [attempt, setAttempt] = useState(0);

  const chosen = [
    ...photos.map(({ id, file, prepared }): QueuedFile => {
      const photo = queued('photo', id, file, kept, before);
      return prepared ? { ...photo, prepared } : photo;
    }),
    ...(video ? [queued('video', fileId(video), video, kept, before)] : []),
  ];
  const { queue, sent } = useUploadQueue(chosen, ready, true);
  const files = listingFiles(chosen, sent);

  const initial = { ...empty, ...known };
  const text: TextFields<Field> = { ...initial, ...typed };
  const draft = draftOf(changedFields(text, initial), photos, video);
  const snapshot = JSON.stringify(draft);
  const startTyped = changedFields({ ...initial, ...start.typed }, initial);
  const startSnapshot = JSON.stringify({
    ...draftOf(startTyped, [], undefined),
    imageIds: start.imageIds,
    videoId: start.videoId,
  });
  const uploads = JSON.stringify([files.urls, files.paused]);
  const toKeep = JSON.stringify(files.all.map(({ id, prepared }) => [id, prepared]));

  useEffect(() => {
    if (!hasFiles(before)) return;
    let gone = false;
    void findFiles(draftKey, before).then(({ found, foundVideo, missing }) => {
      if (gone) return;
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
      setLostFiles(missing > 0);
      setStart({ ...draftOf(before.typed, found, foundVideo?.file), uploads: before.uploads });
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [before, draftKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshots are all that is kept
  useEffect(() => {
    const { urls, paused } = files;
    if (ready) keepDraft(localStorage, draftKey, userId, { ...draft, uploads: urls, paused });
  }, [ready, draftKey, userId, snapshot, uploads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is what its id says
  useEffect(() => {
    if (ready) void keepFiles(draftKey, files.all);
  }, [ready, draftKey, toKeep]);

  const shown = problem && shownFailure(problem, sentences.required ?? '');
  const forget = (fields: readonly string[]) =>
    setProblem((now) =>
      fields.reduce((rest, field) => (rest?.fields[field] ? withoutField(rest, field) : rest), now),
    );
  const fail = (next: FormProblem) => {
    setProblem(next);
    setAttempt((count) => count + 1);
  };
  const fill = (values: Partial<TextFields<Field>>) => {
    setTyped((now) => ({ ...now, ...values }));
    forget(Object.keys(values));
  };

  return {
    text,
    photos,
    /** What is typed and chosen, as text that is the same for the same. */
    content: snapshot,
    images: files.photos,
    video,
    files,
    isRestored: startSnapshot !== JSON.stringify(draftOf({}, [], undefined)),
    /** Some files of an earlier visit are no longer there. */
    lostFiles,
    /** True while leaving would lose something, or at least surprise. */
    isChanged: ready && snapshot !== startSnapshot,
    summary: shown?.summary,
    attempt,
    errorOf: (field: Field | FileField) => shown?.fields[field],
    refused,

    change: (field: Field, value: string) => fill(kind.change(field, value)),
    /** Several fields at once. */
    fill,
    setPhotos,
    setVideo,
    pause: (id: string) => queue.pause(id),
    resume: (id: string) => queue.resume(id),
    refuse(field: FileField, files: readonly RefusedFiles[]) {
      setRefused({ ...refused, [field]: files });
      forget([field]);
    },
    /** Shows what a call refused; photos and the video that it named say so themselves, `isFinal` for good. */
    fail(next: FormProblem, isFinal: boolean) {
      const refuse = (id: string, why: string) => queue.refuse(id, why, isFinal);
      fail({ ...next, fields: fieldsOf(next.fields, refuse, files.all) });
    },

    /** Leads to the first file that is in the way. */
    pointOut: () => setAttempt((count) => count + 1),

    /** Whether the rules are met, that of the lengths first; what is wrong is shown. */
    check(lengths: Check): boolean {
      setRefused(NOTHING_REFUSED);
      setProblem(undefined);
      const check = lengths.ok ? kind.check(text, { images: files.measured, video }) : lengths;
      if (!check.ok) fail(check);
      return check.ok;
    },

    /** What is to be sent, once every file has arrived; undefined while one has not. */
    async arrived(signal: AbortSignal): Promise<FormData | undefined> {
      for (const { id, state } of files.all) if (!isUnderWay(state)) queue.resume(id);
      const [poster] = await Promise.all([video && drawPoster(video), queue.settled(signal)]);
      const { withForm, arrived, missing } = listingFiles(chosen, queue.snapshot());
      return missing ? undefined : toFormData(kind, text, withForm, { ...arrived, poster });
    },

    /** The listing has its files. */
    handOver: queue.handOver,

    reset() {
      setStart(NO_DRAFT);
      setTyped({});
      setPhotos([]);
      setVideo(undefined);
      setLostFiles(false);
      setProblem(undefined);
      setRefused(NOTHING_REFUSED);
    },
  };
}

export type UploadFormState<Field extends string> = ReturnType<typeof useUploadForm<Field>>;

function readFrom<Field extends string>(kind: UploadKind<Field>, userId: string) {
  const fields = Object.keys(kind.empty) as Field[];
  return readDraft(localStorage, kind.draftKey, userId, fields);
}

const hasFiles = ({ imageIds, videoId }: Draft<string>) =>
  imageIds.length > 0 || videoId !== undefined;

async function findFiles(draftKey: string, { imageIds, videoId }: Draft<string>) {
  const found = await readFiles(draftKey, imageIds);
  const [foundVideo] = await readFiles(draftKey, videoId ? [videoId] : []);
  const wanted = imageIds.length + (videoId ? 1 : 0);
  return { found, foundVideo, missing: wanted - found.length - (foundVideo ? 1 : 0) };
}

/** A chosen file for the queue; one of an earlier visit goes on only with the very bytes that it began with. */
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

/** The fields of a refusal, those of files as the form has them: every photo at fault is named. */
function fieldsOf(
  fields: FormProblem['fields'],
  refuse: (id: string, sentence: string) => void,
  files: readonly FileOnItsWay[],
): FormProblem['fields'] {
  const shown: Record<string, string> = {};
  const named: string[] = [];
  const photos = files.filter(({ kind }) => kind === 'photo');
  const withForm = photos.filter(({ state }) => state.step === 'with-form');
  for (const [field, sentence] of Object.entries(fields)) {
    const [, of, place] = /^(photoUploads|images)\.(\d+)$/.exec(field) ?? [];
    const photo = place && (of === 'images' ? withForm : photos)[Number(place)];
    const film = field === 'videoUpload' && files.find(({ kind }) => kind === 'video');
    if (photo) {
      refuse(photo.id, sentence);
      named.push(`Photo ${photos.indexOf(photo) + 1}: ${sentence}`);
    } else if (film) {
      refuse(film.id, sentence);
      shown.video = sentence;
    } else shown[field] = sentence;
  }
  if (named.length > 0) shown.images = named.join(' ');
  return shown;
}

function draftOf<Field extends string>(
  typed: Partial<TextFields<Field>>,
  images: readonly { id: string }[],
  video: File | undefined,
): Draft<Field> {
  return { typed, imageIds: images.map(({ id }) => id), videoId: video && fileId(video) };
}

/** The fields that are not as the form began, in the order of the form. */
function changedFields<Field extends string>(
  text: TextFields<Field>,
  initial: TextFields<Field>,
): Partial<TextFields<Field>> {
  const changed: Partial<TextFields<Field>> = {};
  for (const field of Object.keys(text) as Field[]) {
    if (text[field] !== initial[field]) changed[field] = text[field];
  }
  return changed;
}
