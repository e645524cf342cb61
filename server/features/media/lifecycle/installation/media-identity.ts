import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { NotStoredError } from '#server/platform/storage/errors.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { FOLDERS } from '../../folders.ts';
import { originalKey, profileImageKey, renditionKey, videoKey } from '../../keys.ts';
import type { KnownFiles } from './repository.ts';

const KEY = 'installation.json';
const Identity = z.object({ id: z.uuid() });

/** The identity written into a storage, if any. */
export async function identityOf(storage: Storage): Promise<string | undefined> {
  try {
    return Identity.parse(JSON.parse(await text(await storage.read('private', KEY)))).id;
  } catch (error) {
    if (error instanceof NotStoredError) return undefined;
    throw error;
  }
}

export const writeIdentity = (storage: Storage, id: string): Promise<void> =>
  storage.put('private', KEY, Buffer.from(`${JSON.stringify({ id })}\n`));

/** True if a storage holds none of our files. */
export async function isEmpty(storage: Storage): Promise<boolean> {
  for (const [area, folder] of FOLDERS) {
    for await (const _file of storage.list(area, folder)) return false;
  }
  return true;
}

/** Counts the files known to a database that a storage holds. */
export async function countThere(
  storage: Storage,
  { photos, videos, profiles }: KnownFiles,
): Promise<{ known: number; there: number }> {
  const found = [
    ...photos.map((key) => storage.has('private', originalKey(key))),
    ...videos.map(async ({ key, extension, rendition }) =>
      rendition
        ? storage.has('public', renditionKey(key, rendition))
        : storage.has('public', videoKey(key, extension)),
    ),
    ...profiles.map((key) => storage.has('public', profileImageKey(key))),
  ];
  const there = (await Promise.all(found)).filter(Boolean).length;
  return { known: found.length, there };
}
