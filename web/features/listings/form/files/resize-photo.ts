import { liesOnItsSide, type Orientation } from './orientation.ts';
import { BLURRED_BELOW, MEASURED_SIDE, sharpness } from './sharpness.ts';

/** The long side that leaves the device; the widest that is served has 1,600 px. */
const LONG_SIDE = 2048;

/** Smaller files of small pictures are not worth another loss. */
const LIGHT_BYTES = 600 * 1024;

const QUALITY = 0.8;

/** A part of the visible picture, from 0 to 1 of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the source to draw, and its place on the canvas. */
export interface Drawing {
  picture: ImageBitmap;
  orientation: Orientation;
  /** In the coordinates of the turned picture. */
  part: Part;
}

/** A canvas, in a worker or in the page. */
export interface Paper {
  /** Fills it. */
  draw(drawing: Drawing): void;
  pixels(): ImageData;
  save(type: string, quality: number): Promise<Blob | null>;
}

export type PaperOf = (width: number, height: number) => Paper;

/** Changes to a photo besides making it smaller. */
export interface Changes {
  /** It must not leave the device unchanged. */
  mustDraw: boolean;
  /** Rotation that the browser does not apply itself. */
  orientation: Orientation;
  part: Part;
}

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

export interface Drawn {
  /** Undefined when the file is small already. */
  made: Blob | undefined;
  /** The visible size of the photo as chosen. */
  width: number;
  height: number;
  blurred: boolean;
}

/** A photo upright and at most 2,048 px long, without metadata. Fails if the browser cannot read it (often HEIC). */
export async function resizePhoto(file: Blob, paperOf: PaperOf, changes: Changes): Promise<Drawn> {
  const { orientation, part, mustDraw } = changes;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const lies = liesOnItsSide(orientation);
    const width = (lies ? picture.height : picture.width) * part.width;
    const height = (lies ? picture.width : picture.height) * part.height;
    const long = Math.max(width, height);
    const drawn = (side: number) => {
      const scale = Math.min(1, side / long);
      const paper = paperOf(pixels(width * scale), pixels(height * scale));
      paper.draw({ picture, orientation, part });
      return paper;
    };
    const seen = {
      width: pixels(width),
      height: pixels(height),
      blurred: isBlurred(drawn(MEASURED_SIDE).pixels()),
    };
    if (long <= LONG_SIDE && file.size <= LIGHT_BYTES && !mustDraw) {
      return { made: undefined, ...seen };
    }
    const paper = drawn(LONG_SIDE);
    // A browser that writes no WebP returns a PNG.
    const webp = await paper.save('image/webp', QUALITY);
    const made = webp?.type === 'image/webp' ? webp : await paper.save('image/jpeg', QUALITY);
    const isGain = made && (made.size < file.size || mustDraw);
    return { made: isGain ? made : undefined, ...seen };
  } finally {
    picture.close();
  }
}

const pixels = (length: number) => Math.max(1, Math.round(length));

/** A picture without edges, for example a plain wall, does not count as blurred. */
function isBlurred({ data, width, height }: ImageData): boolean {
  const found = sharpness(data, width, height);
  return found > 0 && found < BLURRED_BELOW;
}
