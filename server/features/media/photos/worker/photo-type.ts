import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { PHOTO_TYPES, type PhotoType } from '#domain/media/limits.ts';
import type { Refusal } from './tasks.ts';

/** Determines a file's type by its content, or why we refuse it. */
export async function photoType(file: string): Promise<PhotoType | Refusal> {
  const type = (await fileTypeFromFile(file))?.mime;
  if (type === 'image/gif') return { refused: 'gif' };
  if (MOVING.includes(type ?? '')) return { refused: 'moving' };
  const known = PHOTO_TYPES.find((each) => each === type);
  if (!known) return { refused: 'not-a-photo' };
  if (known !== 'image/heif' && known !== 'image/avif') return known;
  const [major, , ...others] = await brands(file);
  if (major === 'avis') return { refused: 'moving' };
  // The container says 'heif' for any content; the other brands tell which it is.
  return others.includes('avif') || major === 'avif' ? 'image/avif' : known;
}

/** Image sequences, by the first brand of their file. */
const MOVING: readonly string[] = ['image/apng', 'image/heic-sequence', 'image/heif-sequence'];

/**
 * Detects a WebP shorter than its header says (RFC 9649 §2.4): libwebp accepts any part of a
 * lossless one as a whole picture.
 */
export async function isCutShort(file: string): Promise<boolean> {
  const length = (await firstBytes(file)).readUInt32LE(4);
  return (await stat(file)).size < length + 8;
}

/** The brands of the first box, 'ftyp' (ISO/IEC 14496-12 §4.3). */
async function brands(file: string): Promise<string[]> {
  const head = await firstBytes(file);
  return head.toString('latin1', 8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
