import type { StorageArea } from '#server/platform/storage/storage.ts';

/** Our own folders; the sweep ignores anything else in the storage. */
export const FOLDERS: readonly [area: StorageArea, folder: string][] = [
  ['private', 'originals'],
  ['public', 'photos'],
  ['public', 'videos'],
  ['public', 'profiles'],
];

/** The owner of a file, and the files stored along with it. */
export interface FileParts {
  owner: string;
  whole: string;
}

/**
 * Everything in "photos/{hash}" belongs with "photos/{hash}/640.webp"; "videos/{hash}.mp4" stands
 * alone. Undefined for a name that we never give.
 */
export function partsOf(key: string): FileParts | undefined {
  const [, folder, owner, rest] = /^([^/]+)\/([0-9a-f]{32})($|\/.|\.[a-z0-9]+$)/.exec(key) ?? [];
  if (!folder || !owner) return undefined;
  return { owner, whole: rest?.startsWith('/') ? `${folder}/${owner}` : key };
}

/** Left behind by an interrupted `put`. */
export const isHalfStored = (key: string): boolean => key.endsWith('.part');

/** Profile photos have random names; everything else is named by its content. */
export const isProfile = (key: string): boolean => key.startsWith('profiles/');
