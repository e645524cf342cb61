import { hidesFile } from './hidden-file.ts';
import { withPhoto } from './open-photo.ts';
import { photoType } from './photo-type.ts';
import { previewOf } from './preview.ts';
import type { PhotoFacts, Refusal } from './tasks.ts';

/** Judges a file by its content and reads it to the end, so that what is accepted can be shown. */
export async function inspectPhoto({ file }: { file: string }): Promise<PhotoFacts | Refusal> {
  const mime = await photoType(file);
  if (!mime) return { refused: 'not-a-photo' };
  if (await hidesFile(file, mime)) return { refused: 'hides-file' };
  return withPhoto(file, mime, async (opened) => {
    const { width, height } = opened;
    return { mime, width, height, ...(await previewOf(opened)) };
  });
}
