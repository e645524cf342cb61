import { EMPTY_TEXT, isSameText, LISTING_FIELDS, type ListingText } from './listing-text.ts';

/** Where the text of an unfinished upload is kept, in local storage. Files cannot be kept. */
const KEY = 'uploadPropertyDraft';

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a user had typed before; undefined when there is nothing, or it is somebody else's. */
export function readDraft(storage: StorageLike, userId: string): ListingText | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as {
      userId?: unknown;
      text?: Record<string, unknown>;
    } | null;
    if (!kept?.text || kept.userId !== userId) return undefined;
    const text = { ...EMPTY_TEXT };
    for (const field of LISTING_FIELDS) {
      const value = kept.text[field];
      if (typeof value === 'string') text[field] = value;
    }
    return isSameText(text, EMPTY_TEXT) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; an empty form needs no keeping. */
export function keepDraft(storage: StorageLike, userId: string, text: ListingText): void {
  try {
    if (isSameText(text, EMPTY_TEXT)) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ userId, text }));
  } catch {
    // Storage is full or blocked: the form itself still has it.
  }
}
