import type { ListingKind } from '#domain/listing-kinds.ts';
/** In local storage, each with whose it is: uploads that were begun. Their files are beside them (draft-files.ts). */
export const DRAFT_KEYS = {
  property: 'uploadPropertyDraft',
  car: 'uploadCarDraft',
} as const satisfies Record<ListingKind, string>;

/** The keys of those that this device keeps of everyone whom `isOne` names. */
export const unfinishedUploads = (isOne: (userId: unknown) => boolean): string[] =>
  Object.values(DRAFT_KEYS).filter((key) => {
    try {
      const kept = localStorage.getItem(key);
      return kept !== null && isOne(JSON.parse(kept).userId);
    } catch {
      // Storage is blocked, or this is none that a form would bring back.
      return false;
    }
  });
