import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** Programs that make a video smaller. */
export interface VideoTools {
  ffmpeg: string;
  ffprobe: string;
}

const EXTENSION = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds ffmpeg and ffprobe: `named` is the path of ffmpeg, or 'off'; if undefined, PATH is searched. Undefined when
 * there are none, or they are switched off.
 * @throws {VideoToolsError} when the named programs do not exist.
 */
export async function findVideoTools(
  named: string | undefined,
  searchPath = process.env.PATH ?? '',
): Promise<VideoTools | undefined> {
  if (named === 'off') return undefined;
  if (named) {
    const tools = { ffmpeg: named, ffprobe: path.join(path.dirname(named), `ffprobe${EXTENSION}`) };
    for (const program of [tools.ffmpeg, tools.ffprobe]) {
      if (!(await isProgram(program))) {
        throw new VideoToolsError(`FFMPEG_PATH: ${program} is no program that we may start`);
      }
    }
    return tools;
  }
  for (const folder of searchPath.split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue;
    const [ffmpeg, ffprobe] = ['ffmpeg', 'ffprobe'].map((name) =>
      path.join(folder, `${name}${EXTENSION}`),
    );
    if (ffmpeg && ffprobe && (await isProgram(ffmpeg)) && (await isProgram(ffprobe))) {
      return { ffmpeg, ffprobe };
    }
  }
  return undefined;
}

export class VideoToolsError extends Error {
  override name = 'VideoToolsError';
}

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
