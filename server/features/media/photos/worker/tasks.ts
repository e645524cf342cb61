import type { PhotoType } from '#domain/media/limits.ts';
import type { PhotoFormat } from '#domain/media/photo.ts';

/** Why a file is no photo that we can use; of too many pixels, with how many are taken of its format. */
export type Refusal =
  | { refused: 'not-a-photo' | 'broken' | 'hides-file' | 'gif' | 'moving' }
  | { refused: 'too-many-pixels'; megapixels: number };

/** What is shown of a photo until it is there. */
export interface Preview {
  /** '#rrggbb' */
  color: string;
  /** A WebP some 12 pixels wide in base64, under 100 bytes long. */
  placeholder: string | null;
}

/** What a photo's bytes say of it; width and height as it is seen, after its orientation. */
export interface PhotoFacts extends Preview {
  mime: PhotoType;
  width: number;
  height: number;
}

/** What was found when someone looked at a file. */
export interface JudgedPhoto {
  facts: PhotoFacts;
  /** How much of the file is the photo, in bytes; what follows is not kept. */
  bytes: number;
  /** A small WebP in base64 of a photo that many browsers do not show. */
  shown: string | null;
}

/** A photo's pixels in a file: sRGB, eight bits a channel, upright. */
export interface Pixels {
  file: string;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The tasks that a photo's process does, with what each takes and returns; files are paths. */
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
  /** A WebP of a whole photo, no larger than a box: nothing of its file but what is seen. */
  copy(input: {
    file: string;
    box: { width: number; height: number };
    target: string;
  }): Promise<undefined | Refusal>;
  /** A WebP of the part of a photo that draws the eye. */
  square(input: { file: string; side: number; target: string }): Promise<undefined | Refusal>;
}
