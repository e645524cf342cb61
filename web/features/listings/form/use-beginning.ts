import { useEffect, useState } from 'react';
import { nameOfCopy } from '#domain/listing-copy.ts';
import { dropDraft as dropTabDraft, readDraft as readTabDraft } from '#web/lib/forms/draft.ts';
import { readDraft } from './draft.ts';
import type { ListingKind, StoredListing, TextFields } from './listing-kind.ts';
import { NO_DRAFT } from './use-kept-draft.ts';

/** The user's own listing to copy, with its pin in the form's format. */
export interface CopySource<Listing> {
  listing: Listing;
  pin: string;
}

export interface BeginningOptions<Field extends string, Listing> {
  userId: string;
  /** The listing to edit; undefined for a new one. */
  listing?: Listing | undefined;
  /** The listing to copy from. */
  copied?: CopySource<Listing> | undefined;
  /** The user's own details, to prefill a new listing. */
  known?: Partial<TextFields<Field>>;
}

/** The text typed in this tab, and the version of the listing it started from. */
interface Edit<Field extends string, Listing> {
  listing: Listing | undefined;
  text: TextFields<Field>;
}

/** The starting values: a new listing, an own listing to edit or a copy of one, plus any draft from an earlier visit. */
export function useBeginning<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  { userId, listing: first, copied, known = {} }: BeginningOptions<Field, Listing>,
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
