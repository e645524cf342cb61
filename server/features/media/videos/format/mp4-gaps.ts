import type { Box } from './mp4-boxes.ts';
import { MAX_CHUNKS, type Track } from './mp4-track.ts';
import { broken } from './refused-video.ts';
import type { Span } from './rewriting.ts';

/**
 * What stands in the boxes of samples (`media`, in the order of the file) and none of these tracks has: what a camera
 * keeps there, or an editor left. None where it is not told how long each chunk is.
 * @throws {RefusedVideo} broken, with more chunks than can be put in order while others wait.
 */
export function gapsOf(media: Box[], tracks: Track[]): Span[] {
  if (!tracks.every(({ exact }) => exact)) return [];
  const chunks = tracks.flatMap((track) => track.chunks);
  if (chunks.length > MAX_CHUNKS) throw broken('more chunks than a video has');
  chunks.sort((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  let next = 0;
  let covered = 0;
  for (const { content, end } of media) {
    covered = Math.max(covered, content);
    for (; next < chunks.length; next += 1) {
      const { from, to } = chunks[next] ?? { from: end, to: end };
      if (from >= end) break;
      if (from > covered) gaps.push({ from: covered, to: from });
      covered = Math.max(covered, to);
    }
    if (covered < end) gaps.push({ from: covered, to: end });
  }
  return gaps;
}
