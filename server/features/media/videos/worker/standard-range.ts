import path from 'node:path';
import { runProgram } from './run-program.ts';
import type { Failure, HighRange, VideoInput } from './tasks.ts';

/** What white paper is in high range, in candela a square metre (ITU-R BT.2408 §2.1). */
const WHITE = 203;

/** How bright what is brighter than white may be, in whites: 1,000 cd/m². */
const PEAK = 4.9;

/** Up to here nothing changes; above it brightness is pressed together. */
const KNEE = 0.5;

const TRANSFER: Readonly<Record<HighRange, string>> = { pq: 'smpte2084', hlg: 'arib-std-b67' };

const TIMEOUT_MS = 30_000;

/** What brings a video's colours to the standard range of the web, and says so in the file; nothing for most videos. */
interface Colours {
  filters: string[];
  tags: string[];
}

/** Fails where a video has high range and this ffmpeg cannot map it: it would come out grey. */
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
      // Each step says what it takes: not every camera tags all of it.
      `zscale=tin=${TRANSFER[highRange]}:pin=bt2020:min=bt2020nc:rin=tv:t=linear:p=bt709:m=gbr:npl=${WHITE}`,
      'format=gbrpf32le',
      `tonemap=tonemap=mobius:param=${KNEE}:desat=0:peak=${PEAK}`,
      'zscale=tin=linear:pin=bt709:min=gbr:t=bt709:p=bt709:m=bt709:r=tv',
      'format=yuv420p',
    ],
    tags: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  };
}
