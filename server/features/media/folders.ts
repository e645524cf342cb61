import type { StorageArea } from '#server/platform/storage/storage.ts';

/** The folders that are ours; what else is in the storage is not looked at. */
export const FOLDERS: readonly [area: StorageArea, folder: string][] = [
  ['private', 'originals'],
  ['public', 'photos'],
  ['public', 'videos'],
  ['public', 'profiles'],
];

/** Whose a file is, and what of it goes together. */
export interface FileParts {
  owner: string;
  whole: string;
}

/**
 * Of "photos/{hash}/640.webp" all of "photos/{hash}" goes together, of "videos/{hash}.mp4" only that. Undefined for
 * a name that we do not give.
 */
export function partsOf(key: string): FileParts | undefined {
  const [, folder, owner, rest] = /^([^/]+)\/([0-9a-f]{32})($|\/.|\.[a-z0-9]+$)/.exec(key) ?? [];
  if (!folder || !owner) return undefined;
  return { owner, whole: rest?.startsWith('/') ? `${folder}/${owner}` : key };
}

/** What a `put` left that was broken off. */
export const isHalfStored = (key: string): boolean => key.endsWith('.part');

/** Profile photos have random names, all else is named by its content. */
export const isProfile = (key: string): boolean => key.startsWith('profiles/');
