/** Enough to find the first picture's chunk of a PNG behind its profile. */
const HEAD_BYTES = 64 * 1024;

/**
 * True for kinds of files that the server refuses although browsers can draw them, or their first picture: GIF,
 * BMP, TIFF, animated PNG or AVIF.
 */
export async function mustBeRedrawn(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  if (text(0, 4) === 'GIF8' || text(0, 2) === 'BM') return true;
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return true;
  if (text(4, 8) === 'ftypavis') return true;
  return text(1, 3) === 'PNG' && isAnimated(bytes);
}

/** The chunk 'acTL' comes before the first picture (W3C PNG §11.3.6.1). */
function isAnimated(png: Uint8Array): boolean {
  const data = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; at += 12 + data.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
