import { useEffect, useState } from 'react';
import { shownFailure, withoutField } from '#web/lib/shown-failure.ts';
import { addPhotos, type ChosenPhoto, fileId } from './chosen-photos.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { keepFiles, readFiles } from './kept-files.ts';
import { type TextFields, toFormData, type UploadKind } from './upload-kind.ts';

interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

export type FileField = 'images' | 'video';

const NO_DRAFT: Draft<never> = { typed: {}, imageIds: [] };

/**
 * What is typed and chosen, and what is wrong with it. All of it is kept on this device under the user's
 * name until the form is emptied. `known` is what the form begins with.
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
  /** What the form showed before anything was done in this visit. */
  const [start, setStart] = useState(before);
  /** Whether the files of an earlier visit have been looked for; until then nothing is kept anew. */
  const [ready, setReady] = useState(!hasFiles(before));
  const [lostFiles, setLostFiles] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  /** Why a file was refused as it was chosen. */
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [attempt, setAttempt] = useState(0);

  const initial = { ...empty, ...known };
  const text: TextFields<Field> = { ...initial, ...typed };
  const images = photos.map((photo) => photo.file);
  const files = video ? [...images, video] : images;
  const draft = draftOf(changedFields(text, initial), images, video);
  const snapshot = JSON.stringify(draft);
  const startTyped = changedFields({ ...initial, ...start.typed }, initial);
  const startSnapshot = JSON.stringify({ ...start, typed: startTyped });

  useEffect(() => {
    if (!hasFiles(before)) return;
    let gone = false;
    void findFiles(draftKey, before).then(({ found, foundVideo, missing }) => {
      if (gone) return;
      setPhotos((chosen) => addPhotos([], [...found, ...chosen.map(({ file }) => file)]).photos);
      setVideo((chosen) => chosen ?? foundVideo);
      setLostFiles(missing > 0);
      setStart(draftOf(before.typed, found, foundVideo));
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [before, draftKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot is all that is kept
  useEffect(() => {
    if (ready) keepDraft(localStorage, draftKey, userId, draft);
  }, [ready, draftKey, userId, snapshot]);

  useEffect(() => {
    if (!ready) return;
    const chosen = [...photos.map(({ file }) => file), ...(video ? [video] : [])];
    void keepFiles(draftKey, new Map(chosen.map((file) => [fileId(file), file])));
  }, [ready, draftKey, photos, video]);

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
    images,
    video,
    /** Bytes of all files. */
    bytes: files.reduce((sum, file) => sum + file.size, 0),
    fileCount: files.length,
    /** True while there is something of an earlier visit that it started with. */
    isRestored: startSnapshot !== JSON.stringify(NO_DRAFT),
    /** Some files of an earlier visit are no longer there. */
    lostFiles,
    /** True while leaving would lose something, or at least surprise. */
    isChanged: ready && snapshot !== startSnapshot,
    summary: shown?.summary,
    attempt,
    errorOf: (field: Field | FileField) => refused[field] ?? shown?.fields[field],

    change: (field: Field, value: string) => fill(kind.change(field, value)),
    /** Several fields at once. */
    fill,
    setPhotos,
    setVideo,
    refuse(field: FileField, sentence: string | undefined) {
      setRefused({ ...refused, [field]: sentence });
      forget([field]);
    },
    fail,

    /** What is to be sent; undefined, with what is wrong shown, when the rules are not met. */
    check(): FormData | undefined {
      setRefused({});
      setProblem(undefined);
      const check = kind.check(text, { images, video });
      if (check.ok) return toFormData(kind, text, { images, video });
      fail(check);
      return undefined;
    },

    reset() {
      setStart(NO_DRAFT);
      setTyped({});
      setPhotos([]);
      setVideo(undefined);
      setLostFiles(false);
      setProblem(undefined);
      setRefused({});
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

function draftOf<Field extends string>(
  typed: Partial<TextFields<Field>>,
  images: readonly File[],
  video: File | undefined,
): Draft<Field> {
  return { typed, imageIds: images.map(fileId), videoId: video && fileId(video) };
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
