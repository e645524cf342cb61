import type { Orientation } from './orientation.ts';

/** How much of a JPEG to read for its metadata, which come before the picture. */
export const JPEG_HEAD_BYTES = 256 * 1024;

/** The part of a JPEG before the picture. */
export interface JpegHead {
  /** EXIF orientation: 1 (upright) to 8. */
  orientation: Orientation;
  /** The ranges to keep, which leave out EXIF, XMP and IPTC; the last one extends to the end of the file. */
  kept: [from: number, to: number | undefined][];
}

const EXIF_OR_XMP = 0xe1;
const IPTC = 0xed;
const START_OF_SCAN = 0xda;

/** Reads the start of a JPEG; undefined for other files, and if the header is too long. */
export function readJpegHead(bytes: Uint8Array): JpegHead | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: JpegHead['kept'] = [];
  let orientation: Orientation = 1;
  let keptFrom = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === START_OF_SCAN) return { orientation, kept: [...kept, [keptFrom, undefined]] };
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === EXIF_OR_XMP || marker === IPTC) {
      if (marker === EXIF_OR_XMP && end <= bytes.length) {
        orientation =
          orientationIn(new DataView(view.buffer, view.byteOffset + at, end - at)) ?? orientation;
      }
      kept.push([keptFrom, at]);
      keptFrom = end;
    }
    at = end;
  }
  return undefined;
}

/** The orientation in an EXIF segment that begins at its marker; undefined for another kind of segment. */
function orientationIn(segment: DataView): Orientation | undefined {
  const TIFF = 10;
  if (segment.byteLength < TIFF + 10 || segment.getUint32(4) !== 0x45786966) return undefined;
  return orientationOfTiff(segment, TIFF);
}

/** The orientation in EXIF data, which start with a TIFF header at `tiff`. */
export function orientationOfTiff(data: DataView, tiff: number): Orientation | undefined {
  if (data.byteLength < tiff + 10) return undefined;
  const little = data.getUint16(tiff) === 0x4949;
  const ifd = tiff + data.getUint32(tiff + 4, little);
  if (ifd + 2 > data.byteLength) return undefined;
  const count = data.getUint16(ifd, little);
  for (let entry = ifd + 2; entry < ifd + 2 + count * 12; entry += 12) {
    if (entry + 12 > data.byteLength) return undefined;
    if (data.getUint16(entry, little) === 0x0112) {
      const value = data.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? (value as Orientation) : undefined;
    }
  }
  return undefined;
}
