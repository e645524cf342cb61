import type { PhotoType } from '#domain/media/limits.ts';
import { endOfPicture } from './end-of-picture.ts';

/**
 * Detects a photo that is another kind of file as well: a page, a script, a document, an archive or
 * a program after the picture's end, or at the place its readers look for it. The data that phones
 * append (a film, a second picture, vendor's data, zeros) is none of these
 * (docs/decisions/media/photo-uploads.md).
 */
export function hidesFile(content: Buffer, mime: PhotoType): boolean {
  if (content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') || endsAsZip(content)) return true;
  const behind = content.subarray(endOfPicture(content, mime));
  if (behind.length === 0) return false;
  const text = behind.toString('latin1');
  const start = behind.findIndex((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x20);
  return (
    SHORT_SIGNATURES.some((signature) => text.startsWith(signature, start)) ||
    LONG_SIGNATURES.some((signature) => text.includes(signature)) ||
    MARKUP.test(text)
  );
}

/** PDF readers look for their header this far into a file. */
const PDF_HEAD_BYTES = 1024;

/** A film's bytes contain these by chance, so they count only at the start. */
const SHORT_SIGNATURES = ['PK\x03\x04', 'MZ', '\x7fELF', '#!', '\x1f\x8b\x08', '<?=', '<?xml'];

/** Five bytes and more: these occur by chance in one of thousands of films. */
const LONG_SIGNATURES = ['%PDF-', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
const MARKUP = /<(?:html|script|iframe|!doctype|svg)[\s/>]|<\?php|__HALT_COMPILER/i;

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_MAX_COMMENT = 65_535;

/** Readers find an archive by its last record, whatever comes before (APPNOTE 4.3.16). */
function endsAsZip(content: Buffer): boolean {
  let at = content.indexOf(ZIP_END, Math.max(0, content.length - ZIP_END_BYTES - ZIP_MAX_COMMENT));
  while (at >= 0 && at + ZIP_END_BYTES <= content.length) {
    // One disk, like every archive today.
    if (content.readUInt32LE(at + 4) === 0) return true;
    at = content.indexOf(ZIP_END, at + 1);
  }
  return false;
}
