import { orientationOfTiff } from './jpeg-metadata.ts';
import type { Orientation } from './orientation.ts';

/** A WebP's EXIF orientation, and the same picture without EXIF. */
export interface WebpHead {
  orientation: Orientation;
  bare: Blob;
}

/**
 * Reads the chunks of a WebP (RFC 9649 §2.3); undefined for other files, or without EXIF. Browsers disagree on
 * whether to turn a WebP, so we remove its orientation and turn it ourselves.
 */
export async function readWebpHead(file: Blob): Promise<WebpHead | undefined> {
  const read = async (at: number, length: number) =>
    new DataView(await file.slice(at, at + length).arrayBuffer());
  const head = await read(0, 12);
  if (head.byteLength < 12 || text(head, 0) !== 'RIFF' || text(head, 8) !== 'WEBP')
    return undefined;
  for (let at = 12, count = 0; at + 8 <= file.size && count < 100; count += 1) {
    const chunk = await read(at, 8);
    const end = at + 8 + chunk.getUint32(4, true);
    if (text(chunk, 0) === 'EXIF') {
      const exif = await read(at + 8, end - at - 8);
      // Some write the marker of a JPEG's EXIF before it.
      const tiff = exif.byteLength > 6 && text(exif, 0) === 'Exif' ? 6 : 0;
      const orientation = orientationOfTiff(exif, tiff) ?? 1;
      const behind = end + (end % 2);
      head.setUint32(4, head.getUint32(4, true) - (behind - at), true);
      const parts = [head, file.slice(12, at), file.slice(behind)];
      return { orientation, bare: new Blob(parts, { type: file.type }) };
    }
    at = end + (end % 2);
  }
  return undefined;
}

const text = (data: DataView, at: number): string =>
  String.fromCharCode(...new Uint8Array(data.buffer, data.byteOffset + at, 4));
