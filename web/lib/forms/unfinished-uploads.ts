import type { ListingKind } from '#domain/listing-kinds.ts';
/** In local storage, each with its owner: unfinished uploads. Their files are stored separately (draft-files.ts). */
export const DRAFT_KEYS = {
  property: 'uploadPropertyDraft',
  car: 'uploadCarDraft',
} as const satisfies Record<ListingKind, string>;

/** The keys of unfinished uploads on this device whose owner matches `isOne`. */
export const unfinishedUploads = (isOne: (userId: unknown) => boolean): string[] =>
  Object.values(DRAFT_KEYS).filter((key) => {
    try {
      const kept = localStorage.getItem(key);
      return kept !== null && isOne(JSON.parse(kept).userId);
    } catch {
      // Storage is blocked, or the entry is not one that a form would restore.
      return false;
    }
  });
