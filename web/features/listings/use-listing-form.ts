import { useEffect, useState } from 'react';
import { type ChosenFile, checkUploadProperty } from '#domain/properties/rules.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { shownFailure, withoutField } from '#web/lib/shown-failure.ts';
import type { ChosenPhoto } from './chosen-photos.ts';
import { keepDraft, readDraft } from './draft.ts';
import {
  EMPTY_TEXT,
  isSameText,
  type ListingField,
  type ListingText,
  toFormData,
  withField,
} from './listing-text.ts';

export interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

type FileField = 'images' | 'video';

/**
 * What is typed and chosen, and what is wrong with it. The text is kept on this device under the user's
 * name until the form is emptied; files cannot be kept.
 */
export function useListingForm(userId: string) {
  const [start, setStart] = useState(() => readDraft(localStorage, userId) ?? EMPTY_TEXT);
  const [text, setText] = useState<ListingText>(start);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [video, setVideo] = useState<File>();
  const [problem, setProblem] = useState<FormProblem>();
  /** Why a file was refused as it was chosen. */
  const [refused, setRefused] = useState<Partial<Record<FileField, string>>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => keepDraft(localStorage, userId, text), [userId, text]);

  const images = photos.map((photo) => photo.file);
  const files = video ? [...images, video] : images;
  const shown = problem && shownFailure(problem, uploadPropertySentences.required);
  const forget = (field: string) => {
    if (problem?.fields[field]) setProblem(withoutField(problem, field));
  };
  const fail = (next: FormProblem) => {
    setProblem(next);
    setAttempt((count) => count + 1);
  };

  return {
    text,
    photos,
    images,
    video,
    /** Bytes of all files. */
    bytes: files.reduce((sum, file: ChosenFile) => sum + file.size, 0),
    fileCount: files.length,
    /** True while the text of an earlier visit is what it started with. */
    isRestored: !isSameText(start, EMPTY_TEXT),
    /** True while leaving would lose something, or at least surprise. */
    isChanged: files.length > 0 || !isSameText(text, start),
    summary: shown?.summary,
    attempt,
    errorOf: (field: ListingField | FileField) =>
      (field === 'images' || field === 'video' ? refused[field] : undefined) ??
      shown?.fields[field],

    change(field: ListingField, value: string) {
      setText(withField(text, field, value));
      forget(field);
    },
    setPhotos,
    setVideo,
    refuse(field: FileField, sentence: string | undefined) {
      setRefused({ ...refused, [field]: sentence });
      forget(field);
    },
    fail,

    /** What is to be sent; undefined, with what is wrong shown, when the rules are not met. */
    check(): FormData | undefined {
      setRefused({});
      setProblem(undefined);
      const check = checkUploadProperty({ ...text, images, video });
      if (check.ok) return toFormData(text, images, video);
      fail(check);
      return undefined;
    },

    reset() {
      setStart(EMPTY_TEXT);
      setText(EMPTY_TEXT);
      setPhotos([]);
      setVideo(undefined);
      setProblem(undefined);
      setRefused({});
    },
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;
