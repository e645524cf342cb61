import type { TextFields } from './listing-kind.ts';

/** What is kept of an unfinished upload in local storage; its files are kept beside it, by these ids. */
export interface Draft<Field extends string> {
  /** Only what was typed or chosen, not what the form begins with. */
  typed: Partial<TextFields<Field>>;
  imageIds: readonly string[];
  videoId?: string | undefined;
  /** Where the server keeps what has arrived of a file, by the file's id. */
  uploads?: Readonly<Record<string, string>> | undefined;
  /** The files that were paused, by their ids. */
  paused?: readonly string[] | undefined;
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a user had typed before, of `fields`; undefined when there is nothing, or it is someone else's. */
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

/** Keeps what is typed and which files are chosen; an empty form needs no keeping. */
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
    // Storage is full or blocked: the form itself still has it.
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
