import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type PhotoFormat, photoUrl } from '#domain/media/photo.ts';
import type { Query } from '../query.ts';

/** Finds photos whose original is gone or altered: a photo's key is the hash of what was sent. */
export async function lostOriginals(dataDir: string, keys: Iterable<string>): Promise<string[]> {
  const lost: string[] = [];
  for (const key of keys) {
    const file = path.join(dataDir, 'media/private/originals', key);
    const content = await readFile(file).catch(() => undefined);
    if (!content) lost.push(`the original of ${key} is gone`);
    else if (!createHash('sha256').update(content).digest('hex').startsWith(key)) {
      lost.push(`the original of ${key} is damaged`);
    }
  }
  return lost;
}

interface PhotoRow {
  key: string;
  status: string;
  widths: number[];
  formats: PhotoFormat[];
}

/**
 * Finds photos that are not ready once all work is done, or lack a file. Those of deleted listings count too: they are kept for
 * 30 days.
 */
export async function unfinishedPhotos(
  dataDir: string,
  query: Query,
  keys: Iterable<string>,
): Promise<string[]> {
  const rows = await query<PhotoRow>(
    'select key, status, widths, formats from photos where key = any($1)',
    [[...keys]],
  );
  const known = new Map(rows.map((row) => [row.key, row]));
  const unfinished: string[] = [];
  for (const key of keys) {
    const photo = known.get(key);
    if (photo?.status !== 'ready' || photo.formats.length < 3) {
      unfinished.push(`${key} is ${photo ? `${photo.status} as ${photo.formats}` : 'unknown'}`);
      continue;
    }
    for (const width of photo.widths) {
      for (const format of photo.formats) {
        const file = photoUrl(photo, width, format).replace('/media/', 'media/public/');
        const found = await stat(path.join(dataDir, file)).catch(() => undefined);
        if (!found?.size) unfinished.push(`${file} is gone`);
      }
    }
  }
  return unfinished;
}
