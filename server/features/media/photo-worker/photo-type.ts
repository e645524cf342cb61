import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { PHOTO_TYPES, type PhotoType } from '#domain/media/limits.ts';

/** What a file is by its content; undefined when it is no photo that we take. */
export async function photoType(file: string): Promise<PhotoType | undefined> {
  const type = (await fileTypeFromFile(file))?.mime;
  const known = PHOTO_TYPES.find((each) => each === type);
  // The container says 'heif' of whatever is in it; the other brands tell what that is.
  return known === 'image/heif' && (await brands(file)).includes('avif') ? 'image/avif' : known;
}

/** The brands of the first box, 'ftyp' (ISO/IEC 14496-12 §4.3). */
async function brands(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    const end = Math.min(buffer.readUInt32BE(0), bytesRead);
    return buffer.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  } finally {
    await handle.close();
  }
}
