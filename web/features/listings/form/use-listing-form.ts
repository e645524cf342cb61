import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Check } from '#domain/check.ts';
import { parsePrice } from '#domain/values/money.ts';
import { isUnlikelyPrice } from '#domain/values/price-change.ts';
import type { UploadProgress } from '#web/lib/api/upload.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { keepDraft as keepTabDraft } from '#web/lib/forms/draft.ts';
import { signOut } from '#web/lib/session/session.ts';
import { createListing } from './create-listing.ts';
import type { ListingKind, StoredListing, TextFields } from './listing-kind.ts';
import { refusedFields } from './refused-fields.ts';
import { saveListing } from './save-listing.ts';
import type { SubmitResult } from './submit-result.ts';
import { type BeginningOptions, type CopySource, useBeginning } from './use-beginning.ts';
import { changedFields, type FormText, useFormText } from './use-form-text.ts';
import { hasFiles, useKeptDraft } from './use-kept-draft.ts';
import { type ListingMedia, useListingMedia } from './use-listing-media.ts';

export interface Sending extends UploadProgress {
  elapsedMs: number;
}

/** The outcome of the last attempt, unless a field already shows it. */
export type Ending<Field extends string, Listing> =
  | { kind: 'created'; listing: Listing; text: TextFields<Field> }
  | { kind: 'saved'; listing: Listing }
  /** `refused`: fields say why, and the form leads to the first of them. */
  | { kind: 'cancelled' | 'signed-out' | 'gone' | 'refused' }
  | { kind: 'failed'; sentence: string };

/**
 * A listing being uploaded or edited: its texts and choices, its errors and its submission. A new one is stored
 * whole on this device under the user's name until the form is cleared. A save never overwrites what someone
 * else saved in the meantime, and an expired session loses nothing.
 */
export function useListingForm<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  options: BeginningOptions<Field, Listing>,
) {
  const { listing: first, copied } = options;
  const beginning = useBeginning(kind, options);
  const { begunWith, listing, setListing, tabDraft } = beginning;
  const contents = useContents(kind, options, beginning);
  const { fields, media, draft, reset } = contents;
  const { text } = fields.form;
  const queryClient = useQueryClient();

  const keepText = () => {
    if (tabDraft) keepTabDraft(tabDraft, { listing, text });
  };
  const form = { isNew: first === undefined, fields, media, setListing, keepText, reset };
  const { ending, settle, forget } = useEnding<Field, Listing>(form);
  const filled = { listing, copied, text, media, content: draft.content };
  const { send, busy, sending, cancel } = useSending(kind, filled, settle);

  return {
    fields,
    media,
    draft,
    /** Upload progress of a new listing. */
    sending,
    busy,
    ending,
    /** True if leaving would lose something, or at least come as a surprise. */
    isChanged: begunWith ? contents.isChanged : draft.isChanged,
    /** In cedi: a new price so far from the stored one that it needs confirming. */
    unlikelyPrice: listing && unlikelyPrice(listing.price, text),
    /** Checks lengths before the other rules, and shows what is wrong. */
    check(lengths: Check): boolean {
      forget();
      media.clearRefused();
      fields.clear();
      const chosen = begunWith ? undefined : { images: media.files.measured, video: media.video };
      const check = lengths.ok ? kind.check(text, chosen) : lengths;
      if (!check.ok) fields.fail(check);
      return check.ok;
    },
    /** The version that an edit began with, as it is after an answer about its details. */
    listing,
    /** Shows a listing that was changed beside the form; `removed` are its fields that are empty now. */
    showChanged(changed: Listing, removed: readonly Field[]) {
      setListing(changed);
      fields.form.fill(Object.fromEntries(removed.map((field) => [field, ''])) as never);
      kind.showSaved(queryClient, changed);
    },
    send,
    cancel,
    /** Keeps the texts of a listing being edited or copied in this tab; all others are stored anyway. */
    keepText,
    reset,
  };
}

export type ListingFormState<Field extends string, Listing extends StoredListing> = ReturnType<
  typeof useListingForm<Field, Listing>
>;

/** What the form holds: its texts, its photos and video, and what is kept of them on this device. */
function useContents<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  { userId, listing: first }: BeginningOptions<Field, Listing>,
  { begunWith, base, before, typed }: ReturnType<typeof useBeginning<Field, Listing>>,
) {
  const [ready, setReady] = useState(!hasFiles(before));
  const fields = useFormText(kind, base, typed);
  const media = useListingMedia(begunWith, before, { ready, isNew: first === undefined });
  const draft = useKeptDraft<Field>({
    draftKey: begunWith ? undefined : kind.draftKey,
    userId,
    before,
    changed: fields.changed,
    changedBefore: changedFields({ ...base, ...before.typed }, base),
    media,
    ready,
    onReady: () => setReady(true),
  });
  return {
    fields,
    media,
    draft,
    /** Differs from the listing that is edited. */
    isChanged:
      Object.keys(fields.changed).length > 0 || media.isChanged.photos || media.isChanged.video,
    reset() {
      draft.forget();
      fields.replace({});
      fields.clear();
      media.empty();
    },
  };
}

interface SentForm<Field extends string, Listing extends StoredListing> {
  isNew: boolean;
  fields: FormText<Field>;
  media: ListingMedia;
  setListing(listing: Listing): void;
  keepText(): void;
  reset(): void;
}

/** Shows what became of a sending: in the fields, or as the form's ending. */
function useEnding<Field extends string, Listing extends StoredListing>({
  isNew,
  fields,
  media,
  setListing,
  keepText,
  reset,
}: SentForm<Field, Listing>) {
  const [ending, setEnding] = useState<Ending<Field, Listing>>();

  function settle(result: SubmitResult<Field, Listing>) {
    switch (result.kind) {
      case 'files-missing':
        return fields.pointOut();
      case 'merged':
        setListing(result.listing);
        fields.replace(result.text);
        return fields.fail({ message: result.message, fields: {} });
      case 'refused':
        fields.fail({ ...result, fields: refusedFields(result, media) });
        // Errors of fields are shown beside them; the failure itself beside the pressed button.
        return isNew && setEnding({ kind: 'refused' });
      case 'created':
        media.handOver();
        reset();
        return setEnding({ kind: 'created', listing: result.listing, text: fields.form.text });
      case 'saved':
        media.handOver();
        return setEnding({ kind: 'saved', listing: result.listing });
      case 'signed-out':
        if (!isNew) {
          keepText();
          signOut();
        }
        return setEnding(result);
      default:
        return setEnding(result);
    }
  }

  return { ending, settle, forget: () => setEnding(undefined) };
}

interface Filled<Field extends string, Listing> {
  /** The listing to edit; undefined for a new one. */
  listing: Listing | undefined;
  copied: CopySource<Listing> | undefined;
  text: TextFields<Field>;
  media: ListingMedia;
  /** Identifies the same listing when it is sent again. */
  content: string;
}

/** Sends a listing, with progress for a new one; leaving the page cancels it. */
function useSending<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  { listing, copied, text, media, content }: Filled<Field, Listing>,
  onResult: (result: SubmitResult<Field, Listing>) => void,
) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const write = useWrite({
    mutationFn: (): Promise<SubmitResult<Field, Listing>> => {
      call.current = new AbortController();
      const { signal } = call.current;
      if (listing) return saveListing(kind, queryClient, { listing, text, media }, signal);
      const startedAt = Date.now();
      const say = (progress: UploadProgress) =>
        setSending({ ...progress, elapsedMs: Date.now() - startedAt });
      say({ sent: 0, total: 0 });
      const key = copied ? JSON.stringify([copied.listing._id, content]) : content;
      const form = { text, media, content: key, copyOf: copied?.listing._id };
      return createListing(kind, queryClient, form, signal, say);
    },
    onSuccess: onResult,
    onSettled: () => setSending(undefined),
  });

  return {
    send: () => write.send(),
    busy: write.busy,
    sending,
    cancel: () => call.current?.abort(),
  };
}

function unlikelyPrice(old: number, text: { price?: string }) {
  const next = parsePrice(text.price ?? '');
  return next !== undefined && next > 0 && isUnlikelyPrice(next, old) ? { old, next } : undefined;
}
