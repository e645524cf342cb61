import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VideoTools } from '#server/platform/video-tools.ts';

const run = promisify(execFile);

/** A real video of moving colours and a tone, two seconds long by default, made by ffmpeg with extra options. */
export async function filmVideo(
  { ffmpeg }: VideoTools,
  folder: string,
  name: string,
  { size = '640x360', seconds = 2, options = [] as string[] } = {},
): Promise<Buffer> {
  const file = path.join(folder, name);
  await run(ffmpeg, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30`],
    ...['-f', 'lavfi', '-i', 'sine=frequency=330'],
    // Options may begin with a third source.
    ...options.slice(0, options[0] === '-i' ? 2 : 0),
    ...['-t', String(seconds), '-pix_fmt', 'yuv420p'],
    ...options.slice(options[0] === '-i' ? 2 : 0),
    file,
  ]);
  return readFile(file);
}

/** Returns a video's streams, and its format with its tags, as ffprobe reports them. */
export async function probeVideo({ ffprobe }: VideoTools, file: string) {
  const { stdout } = await run(ffprobe, [
    ...['-v', 'error', '-print_format', 'json', '-show_streams', '-show_format', file],
  ]);
  return JSON.parse(stdout) as {
    streams: { codec_name: string; width?: number; height?: number; tags?: object }[];
    format: { duration: string; tags: Record<string, string> };
  };
}

/** Hashes every picture and sound of a video, decoded. */
export async function decodedHash({ ffmpeg }: VideoTools, file: string): Promise<string> {
  const { stdout } = await run(ffmpeg, ['-v', 'error', '-i', file, '-f', 'streamhash', '-']);
  return stdout;
}
