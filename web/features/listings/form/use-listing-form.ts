import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Check } from '#domain/check.ts';
import { nameOfCopy } from '#domain/listing-copy.ts';
import { parsePrice } from '#domain/values/money.ts';
import { isUnlikelyPrice } from '#domain/values/price-change.ts';
import type { UploadProgress } from '#web/lib/api/upload.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import {
  dropDraft as dropTabDraft,
  keepDraft as keepTabDraft,
  readDraft as readTabDraft,
} from '#web/lib/forms/draft.ts';
import { signOut } from '#web/lib/session/session.ts';
import { createListing } from './create-listing.ts';
import { readDraft } from './draft.ts';
import type { ListingKind, StoredListing, TextFields } from './listing-kind.ts';
import { refusedFields } from './refused-fields.ts';
import { saveListing } from './save-listing.ts';
import type { SubmitResult } from './submit-result.ts';
import { changedFields, useFormText } from './use-form-text.ts';
import { hasFiles, NO_DRAFT, useKeptDraft } from './use-kept-draft.ts';
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

/** The user's own listing to copy, with its pin in the form's format. */
export interface CopySource<Listing> {
  listing: Listing;
  pin: string;
}

interface Options<Field extends string, Listing> {
  userId: string;
  /** The listing to edit; undefined for a new one. */
  listing?: Listing | undefined;
  /** The listing to copy from. */
  copied?: CopySource<Listing> | undefined;
  /** The user's own details, to prefill a new listing. */
  known?: Partial<TextFields<Field>>;
}

/**
 * A listing being uploaded or edited: its texts and choices, its errors and its submission. A new one is stored
 * whole on this device under the user's name until the form is cleared. A save never overwrites what someone
 * else saved in the meantime, and an expired session loses nothing.
 */
export function useListingForm<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  options: Options<Field, Listing>,
) {
  const { userId, listing: first, copied } = options;
  const { begunWith, listing, setListing, tabDraft, base, before, typed } = useBeginning(
    kind,
    options,
  );
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

  const [ending, setEnding] = useState<Ending<Field, Listing>>();
  const { text } = fields.form;
  const filled = { listing, copied, text, media, content: draft.content };
  const { send, busy, sending, cancel } = useSending(kind, filled, settle);

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
        return first || setEnding({ kind: 'refused' });
      case 'created':
        media.handOver();
        reset();
        return setEnding({ kind: 'created', listing: result.listing, text });
      case 'saved':
        media.handOver();
        return setEnding({ kind: 'saved', listing: result.listing });
      case 'signed-out':
        if (first) {
          keepText();
          signOut();
        }
        return setEnding(result);
      default:
        return setEnding(result);
    }
  }

  function keepText() {
    if (tabDraft) keepTabDraft(tabDraft, { listing, text });
  }

  function reset() {
    draft.forget();
    fields.replace({});
    fields.clear();
    media.empty();
  }

  return {
    fields,
    media,
    draft,
    /** Upload progress of a new listing. */
    sending,
    busy,
    ending,
    /** True if leaving would lose something, or at least come as a surprise. */
    isChanged: begunWith
      ? Object.keys(fields.changed).length > 0 || media.isChanged.photos || media.isChanged.video
      : draft.isChanged,
    /** In cedi: a new price so far from the stored one that it needs confirming. */
    unlikelyPrice: listing && unlikelyPrice(listing.price, text),
    /** Checks lengths before the other rules, and shows what is wrong. */
    check(lengths: Check): boolean {
      setEnding(undefined);
      media.clearRefused();
      fields.clear();
      const { files, video } = media;
      const chosen = begunWith ? undefined : { images: files.measured, video };
      const check = lengths.ok ? kind.check(text, chosen) : lengths;
      if (!check.ok) fields.fail(check);
      return check.ok;
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

/** The starting values: a new listing, an own listing to edit or a copy of one, plus any draft from an earlier visit. */
function useBeginning<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  { userId, listing: first, copied, known = {} }: Options<Field, Listing>,
) {
  const begunWith = first ?? copied?.listing;
  const tabDraft =
    begunWith && `${first ? 'edit' : 'copy'}:${kind.own.kind}:${begunWith._id}:${userId}`;
  const [typedInTab] = useState(() =>
    tabDraft === undefined ? undefined : readTabDraft<Edit<Field, Listing>>(tabDraft),
  );
  const [listing, setListing] = useState(typedInTab?.listing ?? first);
  const [before] = useState(() => (begunWith ? NO_DRAFT : readNewDraft(kind, userId)));

  // Restored only once: anyone who then leaves the page gives it up.
  useEffect(() => {
    if (tabDraft) dropTabDraft(tabDraft);
  }, [tabDraft]);

  return {
    begunWith,
    /** The version that an edit began with. */
    listing,
    setListing,
    /** The tab's storage key for the texts of a listing being edited or copied. */
    tabDraft,
    base: listing
      ? kind.textOf(listing)
      : { ...kind.textOf(), ...(copied ? textOfCopy(kind, copied) : known) },
    /** The draft kept on this device. */
    before,
    typed: typedInTab?.text ?? before.typed,
  };
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

/** The text typed in this tab, and the version of the listing it started from. */
interface Edit<Field extends string, Listing> {
  listing: Listing | undefined;
  text: TextFields<Field>;
}

const textOfCopy = <Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  { listing, pin }: CopySource<Listing>,
): TextFields<Field> => ({
  ...kind.textOf(listing),
  name: nameOfCopy(listing.name, kind.nameMax),
  pin,
});

function readNewDraft<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  userId: string,
) {
  const fields = Object.keys(kind.textOf()) as Field[];
  return readDraft(localStorage, kind.draftKey, userId, fields) ?? NO_DRAFT;
}

function unlikelyPrice(old: number, text: { price?: string }) {
  const next = parsePrice(text.price ?? '');
  return next !== undefined && next > 0 && isUnlikelyPrice(next, old) ? { old, next } : undefined;
}
