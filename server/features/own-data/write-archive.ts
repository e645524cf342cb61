import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { openOriginal, openProfileImage } from '#server/features/media/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { archives, type OwnPhotoRow } from './archive-repository.ts';
import { ownData } from './repository.ts';
import { writeOwnData } from './write-own-data.ts';

type Home = Pick<Platform, 'slowReads' | 'config' | 'storage' | 'log' | 'atRest'>;

/** Listings whose photos are named in memory at once. */
const BATCH = 50;

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Writes a zip with `data.json` and someone's photos as uploaded, one file after the other, so that
 * only the part on its way is in memory. Leaves out a photo whose file is gone.
 */
export async function writeArchive(
  home: Home,
  userId: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const failure = new AbortController();
  const either = AbortSignal.any([failure.signal, ...(signal ? [signal] : [])]);
  zip.on('error', (error) => failure.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(file), { signal: either });
  const filled = fill(zip, home, userId, either);
  try {
    await Promise.all([written, filled]);
  } catch (error) {
    failure.abort(error);
    await Promise.allSettled([written, filled]);
    throw error;
  }
}

async function fill(zip: ZipFile, home: Home, userId: string, signal: AbortSignal): Promise<void> {
  const add = async (name: string, content: Readable, compress: boolean) => {
    zip.addReadStream(content, name, { compress });
    // An interrupted one must not keep its file open.
    await finished(content, { signal }).finally(() => content.destroy());
  };
  await add('data.json', Readable.from(writeOwnData(home, userId)), true);
  const account = await ownData.account(home.slowReads, userId);
  for (const [name, key] of [
    ['profile.webp', account?.profile_image_key],
    ['logo.webp', account?.company_logo_key],
  ] as const) {
    const image = key ? await openProfileImage(home, key) : undefined;
    if (image) await add(name, image, false);
  }
  for await (const photo of readPhotos(home, userId)) {
    signal.throwIfAborted();
    const content = await openOriginal(home, photo.key);
    if (content) await add(nameOf(photo), content, false);
    else home.log.warn({ photo: photo.key }, 'a photo is left out of an archive: its file is gone');
  }
  zip.end();
}

async function* readPhotos({ slowReads }: Home, userId: string): AsyncGenerator<OwnPhotoRow> {
  let after = FIRST;
  for (;;) {
    const rows = await archives.photos(slowReads, userId, after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.listing_id;
  }
}

/** 'photos/villa-osu-1a2b3c4d/02.jpg': the listing's name and the end of its id. */
function nameOf({ listing_id, name, position, mime }: OwnPhotoRow): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  const folder = `${words}-${listing_id.slice(-8)}`.replace(/^-|-(?=-)/g, '');
  const place = String(position + 1).padStart(2, '0');
  return `photos/${folder}/${place}.${EXTENSIONS[mime] ?? mime.split('/').at(-1)}`;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' };
