import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.pmtiles': 'application/vnd.pmtiles',
};

/** The type of a stored file, by the extension that we gave its key. */
export const contentTypeOf = (key: string): string =>
  TYPES[path.extname(key)] ?? 'application/octet-stream';
