import type { TextFields } from './listing-kind.ts';

/** An unfinished upload in local storage; its files are kept separately, by these ids. */
export interface Draft<Field extends string> {
  /** Only typed or chosen values, not the initial ones. */
  typed: Partial<TextFields<Field>>;
  imageIds: readonly string[];
  videoId?: string | undefined;
  /** Upload addresses on the server, by file id. */
  uploads?: Readonly<Record<string, string>> | undefined;
  /** The files that were paused, by their ids. */
  paused?: readonly string[] | undefined;
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The values a user typed earlier for `fields`; undefined if there are none or they belong to someone else. */
export function readDraft<Field extends string>(
  storage: StorageLike,
  key: string,
  userId: string,
  fields: readonly Field[],
): Draft<Field> | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isRecord(kept) || kept.userId !== userId) return undefined;
    const text = isRecord(kept.text) ? kept.text : {};
    const typed: Partial<TextFields<Field>> = {};
    for (const field of fields) {
      const value = text[field];
      if (typeof value === 'string') typed[field] = value;
    }
    const imageIds = Array.isArray(kept.images) ? kept.images.filter(isText) : [];
    const videoId = isText(kept.video) ? kept.video : undefined;
    const paused = Array.isArray(kept.paused) ? kept.paused.filter(isText) : undefined;
    const draft = { typed, imageIds, videoId, uploads: textsOf(kept.uploads), paused };
    return isEmpty(draft) ? undefined : draft;
  } catch {
    return undefined;
  }
}

/** Stores the typed text and the list of chosen files; an empty form is not stored. */
export function keepDraft<Field extends string>(
  storage: StorageLike,
  key: string,
  userId: string,
  draft: Draft<Field>,
): void {
  const { typed: text, imageIds: images, videoId: video, uploads, paused } = draft;
  try {
    if (isEmpty(draft)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ userId, text, images, video, uploads, paused }));
  } catch {
    // Storage is full or blocked: the form itself still has the text.
  }
}

function isEmpty({ typed, imageIds, videoId }: Draft<string>): boolean {
  return Object.keys(typed).length === 0 && imageIds.length === 0 && videoId === undefined;
}

function textsOf(kept: unknown): Record<string, string> | undefined {
  if (!isRecord(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
