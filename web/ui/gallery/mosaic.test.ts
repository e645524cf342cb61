import { describe, expect, test } from 'vitest';
import { mosaicTiles } from './mosaic.ts';

describe('the tiles beside the photo in front', () => {
  // §2.10/5
  test.each([
    [0, 1, []],
    [0, 2, [1]],
    [1, 2, [0]],
    [0, 3, [1, 2]],
    [1, 4, [2, 3, 0]],
    [0, 5, [1, 2, 3, 4]],
    [0, 10, [1, 2, 3, 4]],
    [8, 10, [9, 0, 1, 2]],
  ])('for photo %i of %i are %j', (index, count, tiles) => {
    expect(mosaicTiles(index, count)).toEqual(tiles);
  });

  test.each([
    [0, 2, 1, [1]],
    [0, 10, 9, [1, 2, 3, 9]],
    [7, 10, 9, [8, 0, 1, 9]],
    [9, 10, 9, [0, 1, 2, 3]],
  ])('for photo %i of %i, the last of them the video, are %j', (index, count, last, tiles) => {
    expect(mosaicTiles(index, count, last)).toEqual(tiles);
  });
});
