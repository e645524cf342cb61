import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Upload } from '#server/platform/upload.ts';
import type { DemoPicture } from './pictures.ts';
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
  const fileOf = async (field: string, name: string, folder = 'pictures') => {
    const file = path.join(mediaDir, folder, name);
    return { field, name, path: file, bytes: (await stat(file)).size };
  };
  const files = pictures.map((name) => fileOf('images', name));
  // A browser would send a frame of the video; all of these begin with the cover.
  if (video) files.push(fileOf('video', video, 'videos'), fileOf('poster', pictures[0] ?? ''));
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
