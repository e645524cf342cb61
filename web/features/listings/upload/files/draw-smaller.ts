/** The long side that leaves the device; the widest that is served has 1,600 px. */
const LONG_SIDE = 2048;

/** Smaller files of small pictures are not worth another loss. */
const LIGHT_BYTES = 600 * 1024;

const QUALITY = 0.8;

/** A canvas, in a worker or in the page. */
export interface Paper {
  draw(picture: ImageBitmap, width: number, height: number): void;
  save(type: string, quality: number): Promise<Blob | null>;
}

/**
 * A photo upright and at most 2,048 px long, without metadata; undefined when the file is small already.
 * Fails where the browser cannot read it (HEIC, often).
 */
export async function drawSmaller(
  file: Blob,
  paperOf: (width: number, height: number) => Paper,
  mustDraw: boolean,
): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= LIGHT_BYTES && !mustDraw) return undefined;
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const paper = paperOf(width, height);
    paper.draw(picture, width, height);
    // A browser that writes no WebP answers with a PNG.
    const webp = await paper.save('image/webp', QUALITY);
    const made = webp?.type === 'image/webp' ? webp : await paper.save('image/jpeg', QUALITY);
    const isGain = made && (made.size < file.size || mustDraw);
    return isGain ? made : undefined;
  } finally {
    picture.close();
  }
}
