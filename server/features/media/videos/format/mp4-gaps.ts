import type { Box } from './mp4-boxes.ts';
import { MAX_CHUNKS, type Track } from './mp4-track.ts';
import { broken } from './refused-video.ts';
import type { Span } from './rewriting.ts';

/**
 * The parts of the sample boxes (`media`, in the order of the file) that belong to none of these
 * tracks: data that a camera or an editor left there. None if the length of each chunk is unknown.
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
