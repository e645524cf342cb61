import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Upload } from '#server/platform/upload.ts';
import { type DemoPicture, pictureFile } from './pictures.ts';
import type { DemoVideo } from './types.ts';

/**
 * Makes a listing as the multipart form would bring it.
 * @param mediaDir the folder with the pictures and the videos.
 */
export async function demoUpload(
  mediaDir: string,
  fields: Record<string, string | number | undefined>,
  pictures: readonly DemoPicture[],
  video?: DemoVideo,
): Promise<Upload> {
  const fileOf = async (field: string, ...location: string[]) => {
    const file = path.join(mediaDir, ...location);
    return { field, name: path.basename(file), path: file, bytes: (await stat(file)).size };
  };
  const pictureOf = (field: string, picture: DemoPicture) =>
    fileOf(field, 'pictures', pictureFile(picture));
  const files = pictures.map((picture) => pictureOf('images', picture));
  const [cover] = pictures;
  // A browser would send a frame of the video; all of these begin with the cover.
  if (video && cover) files.push(fileOf('video', 'videos', video), pictureOf('poster', cover));
  return { fields: textsOf(fields), files: await Promise.all(files), discard: async () => {} };
}

/** Turns values into the texts a form sends, without those left out. */
export const textsOf = (
  fields: Record<string, string | number | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
