import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Check } from '#domain/check.ts';
import { parsePrice } from '#domain/money.ts';
import { isUnlikelyPrice } from '#domain/price-change.ts';
import { ApiError, callApi } from '#web/lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/draft.ts';
import { mergeChanges, mergedSentence } from '#web/lib/merge-changes.ts';
import { signOut } from '#web/lib/session.ts';
import { shownFailure, withoutField } from '#web/lib/shown-failure.ts';
import type { TextForm } from '../upload/text-form.ts';
import type { TextFields } from '../upload/upload-kind.ts';
import type { EditableListing, EditKind } from './edit-kind.ts';
import type { SaidMedia } from './use-edited-media.ts';

interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** How the last attempt to save ended, as far as no field says so. */
export type EditEnding<Listing> =
  | { kind: 'saved'; listing: Listing }
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; sentence: string };

/** What is typed, and the version of the listing that it began with. */
interface Edit<Field extends string, Listing> {
  listing: Listing;
  text: TextFields<Field>;
}

/**
 * A listing being edited: what is typed, and what is wrong with it. A save never takes the place of what
 * somebody else saved meanwhile; a session that ends loses nothing.
 */
export function useEditForm<Field extends string, Listing extends EditableListing>(
  kind: EditKind<Field, Listing>,
  listing: Listing,
  userId: string,
) {
  const queryClient = useQueryClient();
  const draft = `edit:${kind.name}:${listing._id}:${userId}`;
  const [edit, setEdit] = useState<Edit<Field, Listing>>(
    () => readDraft(draft) ?? { listing, text: kind.textOf(listing) },
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const [attempt, setAttempt] = useState(0);
  const [ending, setEnding] = useState<EditEnding<Listing>>();

  // It is taken up once: whoever leaves the page then leaves it behind.
  useEffect(() => dropDraft(draft), [draft]);

  const before = kind.textOf(edit.listing);
  const fields = Object.keys(before) as Field[];
  const shown = problem && shownFailure(problem, kind.sentences.required ?? '');

  const fill = (values: Partial<TextFields<Field>>) => {
    setEdit((now) => ({ ...now, text: { ...now.text, ...values } }));
    setProblem((now) =>
      Object.keys(values).reduce(
        (rest, field) => (rest?.fields[field] ? withoutField(rest, field) : rest),
        now,
      ),
    );
  };

  const fail = (next: FormProblem) => {
    setProblem(next);
    setAttempt((count) => count + 1);
  };

  const put = async (
    { listing: known, text }: Edit<Field, Listing>,
    media: SaidMedia,
  ): Promise<Listing> =>
    kind.answered(
      await callApi(kind.path(known._id), {
        method: 'PUT',
        json: { ...text, ...kind.sent(text, known), ...media, expectedUpdatedAt: known.updatedAt },
      }),
    );

  /** Saves; what was changed elsewhere meanwhile is shown first, unless it is nothing of the form. */
  async function save(media: SaidMedia): Promise<void> {
    try {
      succeed(await put(edit, media));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')) throw error;
      const latest = await callApi<Listing>(kind.path(edit.listing._id));
      const merged = mergeChanges(before, edit.text, kind.textOf(latest));
      const next = { listing: latest, text: merged.text };
      setEdit(next);
      const sentence = mergedSentence(merged, kind.called);
      if (sentence) fail({ message: `${kind.sentences.changedMeanwhile} ${sentence}`, fields: {} });
      else succeed(await put(next, media));
    }
  }

  function succeed(saved: Listing) {
    kind.showSaved(queryClient, saved);
    setEnding({ kind: 'saved', listing: saved });
  }

  function takeFailure(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const { status, reason } = error;
    if (status === 404) return setEnding({ kind: 'gone' });
    if (status === 401) {
      keepDraft(draft, edit);
      signOut();
      return setEnding({ kind: 'signed-out' });
    }
    if (reason && Object.keys(error.fields).length > 0) {
      return fail({ message: reason, fields: error.fields });
    }
    const isRefusal = status >= 400 && status < 500;
    setEnding({ kind: 'failed', sentence: (isRefusal && reason) || kind.sentences.failure });
  }

  const form: TextForm<Field> = {
    text: edit.text,
    errorOf: (field) => shown?.fields[field],
    change: (field, value) => fill(kind.change(field, value)),
    fill,
  };

  return {
    form,
    busy,
    ending,
    /** What is wrong with the form as a whole. */
    summary: shown?.summary,
    attempt,
    /** In cedi: a new price that is so far from the stored one that it should be asked about first. */
    unlikelyPrice: unlikelyPrice(edit.listing.price, edit.text),
    isChanged: fields.some((field) => edit.text[field] !== before[field]),
    /** What is wrong with the photos, or with the video. */
    mediaErrors: mediaErrors(problem?.fields ?? {}),
    /** `lengths` says whether every text is within its limit; `arrived` tells of the files once all of them are on the server, or nothing while some are not. */
    async submit(lengths: Check, arrived: () => Promise<SaidMedia | undefined>) {
      setEnding(undefined);
      setProblem(undefined);
      const check = lengths.ok ? kind.check(edit.text) : lengths;
      if (!check.ok) return fail(check);
      setBusy(true);
      try {
        const media = await arrived();
        if (media) await save(media).catch(takeFailure);
        // The form leads to the first file that is in the way.
        else setAttempt((count) => count + 1);
      } finally {
        setBusy(false);
      }
    },
  };
}

function unlikelyPrice(old: number, text: { price?: string }) {
  const next = parsePrice(text.price ?? '');
  return next !== undefined && next > 0 && isUnlikelyPrice(next, old) ? { old, next } : undefined;
}

/** A refusal names photos by their place: 'photos.2'. */
function mediaErrors(fields: FormProblem['fields']): { images?: string; video?: string } {
  const images = Object.entries(fields).flatMap(([field, sentence]) => {
    const [of, place] = /^(?:photos|images)\b(?:\.(\d+))?/.exec(field) ?? [];
    if (of === undefined) return [];
    return place === undefined ? sentence : `Photo ${Number(place) + 1}: ${sentence}`;
  });
  return {
    ...(images.length > 0 && { images: images.join(' ') }),
    ...(fields.video !== undefined && { video: fields.video }),
  };
}
