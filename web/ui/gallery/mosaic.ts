import { wrapIndex } from './wrap-index.ts';

/** More tiles than these are too small to show anything. */
const MAX_TILES = 4;

/**
 * Which of `count` slides stand beside the one in front: the next ones, each once, and never the one in front.
 * If `last` is given (the video), that slide always takes the last tile.
 */
export function mosaicTiles(index: number, count: number, last?: number): number[] {
  const room = Math.min(MAX_TILES, Math.max(count - 1, 0));
  const next = Array.from({ length: room }, (_, tile) => wrapIndex(index + 1 + tile, count));
  if (last === undefined || last === index || next.length === 0) return next;
  const others = next.filter((each) => each !== last);
  return [...others.slice(0, room - 1), last];
}
