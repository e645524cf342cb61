import type { Readable } from 'node:stream';
import type { Platform } from '#server/platform/platform.ts';
import { NotStoredError } from '#server/platform/storage/errors.ts';
import type { StorageArea } from '#server/platform/storage/storage.ts';
import { originalKey, profileImageKey } from './keys.ts';

type Home = Pick<Platform, 'storage'>;

/** A photo as uploaded; undefined if its file is gone. */
export const openOriginal = ({ storage }: Home, key: string): Promise<Readable | undefined> =>
  open(storage, 'private', originalKey(key));

/** A profile photo or a company's logo; undefined if its file is gone. */
export const openProfileImage = ({ storage }: Home, key: string): Promise<Readable | undefined> =>
  open(storage, 'public', profileImageKey(key));

const open = (storage: Home['storage'], area: StorageArea, key: string) =>
  storage.read(area, key).catch((error) => {
    if (error instanceof NotStoredError) return undefined;
    throw error;
  });
