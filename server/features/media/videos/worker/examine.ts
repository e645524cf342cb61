import path from 'node:path';
import { VIDEO_MAX_PIXELS, VIDEO_MAX_SECONDS } from '#domain/media/limits.ts';
import { SHORT_SIDE } from './render.ts';
import { inputArgs, runProgram } from './run-program.ts';
import type { Failure, HighRange, VideoExamination, VideoTasks } from './tasks.ts';

const TIMEOUT_MS = 30_000;

/** Re-encoding gains nothing below this bit rate. */
const FIT_BITS_A_SECOND = 2_500_000;

/** The part of ffprobe's output that we read. */
interface Stream {
  codec_type?: string;
  codec_name?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  /** A pixel's width by its height, for example '4:3'. */
  sample_aspect_ratio?: string;
  color_transfer?: string;
  side_data_list?: { rotation?: number }[];
}

interface Probe {
  streams?: Stream[];
  format?: { duration?: string; bit_rate?: string; format_name?: string };
}

/** Asks ffprobe for the contents of a video. */
export const examine: VideoTasks['examine'] = async (input) => {
  const args = ['-v', 'error', '-hide_banner', '-print_format', 'json'];
  const shown = ['-show_format', '-show_streams'];
  const limits = { timeoutMs: TIMEOUT_MS, folder: path.dirname(input.file) };
  const ran = await runProgram(
    input.tools.ffprobe,
    [...args, ...shown, ...inputArgs(input)],
    limits,
  );
  return 'failed' in ran ? ran : judge(JSON.parse(ran.output), input.file);
};

function judge({ streams = [], format = {} }: Probe, file: string): VideoExamination | Failure {
  const picture = streams.find((stream) => stream.codec_type === 'video');
  if (!picture?.width || !picture.height) return { failed: 'no track with pictures' };
  if (picture.width * picture.height > VIDEO_MAX_PIXELS) return { failed: 'too many pixels' };
  const seconds = Number(format.duration);
  const durationMs = Number.isFinite(seconds) ? Math.round(seconds * 1000) : null;
  if (seconds > VIDEO_MAX_SECONDS + 1) return { failed: `${seconds} seconds` };
  const rotation = picture.side_data_list?.find((data) => data.rotation)?.rotation ?? 0;
  const lies = Math.abs(rotation) % 180 === 90;
  const sound = streams.filter((stream) => stream.codec_type === 'audio');
  const width = Math.round(picture.width * pixelShape(picture));
  const highRange = HIGH_RANGES[picture.color_transfer ?? ''];
  const playable = !highRange && isPlayable(path.extname(file), picture, sound);
  return {
    width: lies ? picture.height : width,
    height: lies ? width : picture.height,
    durationMs,
    highRange,
    playable,
    fit:
      playable &&
      path.extname(file) === '.mp4' &&
      rotation === 0 &&
      Math.min(picture.width, picture.height) <= SHORT_SIDE &&
      Number(format.bit_rate) <= FIT_BITS_A_SECOND,
  };
}

const HIGH_RANGES: Readonly<Record<string, HighRange>> = {
  smpte2084: 'pq',
  'arib-std-b67': 'hlg',
};

/** The formats that every browser plays, by the file's extension. */
const PLAYABLE: Readonly<Record<string, { pictures: string[]; sounds: string[] }>> = {
  '.mp4': { pictures: ['h264'], sounds: ['aac'] },
  '.webm': { pictures: ['vp8', 'vp9'], sounds: ['vorbis', 'opus'] },
};

function isPlayable(extension: string, picture: Stream, sound: Stream[]): boolean {
  const { pictures = [], sounds = [] } = PLAYABLE[extension] ?? {};
  return (
    pictures.includes(picture.codec_name ?? '') &&
    picture.pix_fmt === 'yuv420p' &&
    sound.length <= 1 &&
    sound.every((stream) => sounds.includes(stream.codec_name ?? ''))
  );
}

/** A pixel's width divided by its height; 1 if the file does not say. */
function pixelShape({ sample_aspect_ratio = '' }: Stream): number {
  const [wide = 0, high = 0] = sample_aspect_ratio.split(':').map(Number);
  return wide > 0 && high > 0 ? wide / high : 1;
}
