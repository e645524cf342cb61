import type { PhotoType } from '#domain/media/limits.ts';
import type { PhotoFormat } from '#domain/media/photo.ts';

/** Why we cannot use a file as a photo; for too many pixels, with the limit of its format. */
export type Refusal =
  | { refused: 'not-a-photo' | 'broken' | 'hides-file' | 'gif' | 'moving' }
  | { refused: 'too-many-pixels'; megapixels: number };

/** Stands in for a photo until it has loaded. */
export interface Preview {
  /** '#rrggbb' */
  color: string;
  /** A WebP some 12 pixels wide in base64, under 100 bytes long. */
  placeholder: string | null;
}

/** Facts from a photo's bytes; width and height as displayed, after its orientation. */
export interface PhotoFacts extends Preview {
  mime: PhotoType;
  width: number;
  height: number;
}

/** The result of checking a file. */
export interface JudgedPhoto {
  facts: PhotoFacts;
  /** The length of the photo in bytes; anything after it is dropped. */
  bytes: number;
  /** A small WebP in base64 of a photo that many browsers cannot show. */
  shown: string | null;
}

/** A photo's pixels in a file: sRGB, eight bits a channel, upright. */
export interface Pixels {
  file: string;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The tasks of a process for photos, with their inputs and results; files are paths. */
export interface PhotoTasks {
  /** Reads a file to its end. */
  inspect(input: { file: string }): Promise<JudgedPhoto | Refusal>;
  /** Decodes a photo once, no wider than `width`, into `target`. */
  decode(input: {
    file: string;
    mime: PhotoType;
    width: number;
    target: string;
  }): Promise<{ pixels: Pixels; dhash: string | null; preview: Preview } | Refusal>;
  encode(input: {
    pixels: Pixels;
    width: number;
    format: PhotoFormat;
    target: string;
  }): Promise<void>;
  /** A WebP of a whole photo that fits a box, without anything hidden in its file. */
  copy(input: {
    file: string;
    box: { width: number; height: number };
    target: string;
  }): Promise<undefined | Refusal>;
  /** A WebP of the part of a photo that draws the eye. */
  square(input: { file: string; side: number; target: string }): Promise<undefined | Refusal>;
}
