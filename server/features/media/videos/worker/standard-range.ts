import path from 'node:path';
import { runProgram } from './run-program.ts';
import type { Failure, HighRange, VideoInput } from './tasks.ts';

/** The brightness of white paper in high range, in candela a square metre (ITU-R BT.2408 §2.1). */
const WHITE = 203;

/** The upper limit for brightness above white, in whites: 1,000 cd/m². */
const PEAK = 4.9;

/** Nothing changes up to here; brightness above it is compressed. */
const KNEE = 0.5;

const TRANSFER: Readonly<Record<HighRange, string>> = { pq: 'smpte2084', hlg: 'arib-std-b67' };

const TIMEOUT_MS = 30_000;

/**
 * The filters that bring a video to the web's standard range, and the tags that say so; empty for
 * most videos.
 */
interface Colours {
  filters: string[];
  tags: string[];
}

/** Fails if a video has high range and this ffmpeg cannot map it: it would come out grey. */
export async function inStandardRange({
  tools,
  file,
  highRange,
}: VideoInput & { highRange: HighRange | undefined }): Promise<Colours | Failure> {
  if (!highRange) return { filters: [], tags: [] };
  const limits = { timeoutMs: TIMEOUT_MS, folder: path.dirname(file) };
  const known = await runProgram(tools.ffmpeg, ['-hide_banner', '-v', 'error', '-filters'], limits);
  if ('failed' in known) return known;
  for (const filter of [' zscale ', ' tonemap ']) {
    if (!known.output.includes(filter)) {
      return { failed: `high dynamic range, and this ffmpeg has no${filter}filter` };
    }
  }
  return {
    filters: [
      // Each step states its input: not every camera tags all of it.
      `zscale=tin=${TRANSFER[highRange]}:pin=bt2020:min=bt2020nc:rin=tv:t=linear:p=bt709:m=gbr:npl=${WHITE}`,
      'format=gbrpf32le',
      `tonemap=tonemap=mobius:param=${KNEE}:desat=0:peak=${PEAK}`,
      'zscale=tin=linear:pin=bt709:min=gbr:t=bt709:p=bt709:m=bt709:r=tv',
      'format=yuv420p',
    ],
    tags: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  };
}
