import { rawPhoto, withPhoto } from './open-photo.ts';
import { photoType } from './photo-type.ts';
import { averageColour, placeholderOf } from './preview.ts';
import type { PhotoFacts, Refusal } from './tasks.ts';

const PREVIEW_WIDTH = 12;

/** Judges a file by its content and reads it to the end, so that what is accepted can be shown. */
export async function inspectPhoto({ file }: { file: string }): Promise<PhotoFacts | Refusal> {
  const mime = await photoType(file);
  if (!mime) return { refused: 'not-a-photo' };
  return withPhoto(file, mime, async (opened) => {
    const preview = await rawPhoto(opened, { width: PREVIEW_WIDTH, height: PREVIEW_WIDTH });
    return {
      mime,
      width: opened.width,
      height: opened.height,
      color: averageColour(preview),
      placeholder: await placeholderOf(preview),
    };
  });
}
