import { stat } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_MAX_BYTES, VIDEO_MAX_PIXELS, VIDEO_MAX_SECONDS } from '#domain/media/limits.ts';
import { inputArgs, runProgram } from './run-program.ts';
import { inStandardRange } from './standard-range.ts';
import type { Failure, VideoInput, VideoTasks } from './tasks.ts';

export const SHORT_SIDE = 720;

/** Longer than the longest video takes on a slow core with other work to do. */
const RENDER_TIMEOUT_MS = 60 * 60_000;
const STILL_TIMEOUT_MS = 60_000;

/** The longest side of a still, the same as of a photo's largest variant. */
const STILL_SIDE = 1600;

/** Limits for every ffmpeg run: decoders may allocate no more, and output no more pixels. */
const GUARDS = [
  '-v',
  'error',
  '-hide_banner',
  '-nostdin',
  '-y',
  '-max_alloc',
  String(512 * 1024 * 1024),
  '-filter_threads',
  '1',
  '-threads',
  '1',
  '-max_pixels',
  String(VIDEO_MAX_PIXELS),
];

/** Square pixels, even sides, the shorter or the longer side at most `most`, never enlarged. */
function scale(most: number, side: 'min' | 'max'): string {
  const by = `min(1,${most}/${side}(iw*sar,ih))`;
  return `scale=w='trunc(iw*sar*${by}/2)*2':h='trunc(ih*${by}/2)*2',setsar=1`;
}

/** docs/decisions/media/videos.md lists the sizes and times that were tried. */
export const render: VideoTasks['render'] = async (input) => {
  const colours = await inStandardRange(input);
  if ('failed' in colours) return colours;
  return make(input, RENDER_TIMEOUT_MS, [
    ...inputArgs(input),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-sn', '-dn', '-t', String(VIDEO_MAX_SECONDS), '-fs', String(VIDEO_MAX_BYTES)],
    ...['-vf', [scale(SHORT_SIDE, 'min'), ...colours.filters].join(','), '-fpsmax', '30'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', ...colours.tags],
    ...['-maxrate', '2M', '-bufsize', '4M', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...['-g', '90', '-threads', '1', '-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${input.target}`],
  ]);
};

/**
 * The most typical picture within a second after the first quarter: rarely a black one, or one in
 * motion. A video that seldom changes, for example a slide show, may have none there: then the
 * picture shown at that time, or else its first.
 */
export const still: VideoTasks['still'] = async (input) => {
  const colours = await inStandardRange(input);
  if ('failed' in colours) return colours;
  const quarter = ['-ss', (Math.min(input.durationMs ?? 0, 40_000) / 4000).toFixed(3)];
  const picture = (before: string[], after: string[], filters: string[]) =>
    make(input, STILL_TIMEOUT_MS, [
      ...before,
      ...inputArgs(input),
      ...['-map', '0:v:0', '-map_metadata', '-1', '-an', '-sn', '-dn', ...after],
      ...['-vf', [...filters, scale(STILL_SIDE, 'max'), ...colours.filters].join(',')],
      ...['-frames:v', '1', '-q:v', '2', '-pix_fmt', 'yuvj420p', '-f', 'image2', '-update', '1'],
      `file:${input.target}`,
    ]);
  const telling = await picture(quarter, ['-t', '1'], ['thumbnail=12']);
  if (!telling) return undefined;
  const nearest = await picture(['-noaccurate_seek', ...quarter], [], []);
  return nearest && picture([], [], []);
};

/** Runs ffmpeg to make a file. It may succeed and write nothing: that counts as a failure. */
async function make(
  { tools, file, target }: VideoInput & { target: string },
  timeoutMs: number,
  args: string[],
): Promise<undefined | Failure> {
  const folder = path.dirname(file);
  const ran = await runProgram(tools.ffmpeg, [...GUARDS, ...args], { timeoutMs, folder });
  if ('failed' in ran) return ran;
  const bytes = await stat(target).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes > 0 ? undefined : { failed: 'nothing was written' };
}
