/** EXIF orientation: how to turn the stored picture for display, 1 (as it is) to 8. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** After another quarter turn clockwise. */
const TURNED: Readonly<Record<Orientation, Orientation>> = {
  1: 6,
  6: 3,
  3: 8,
  8: 1,
  2: 7,
  7: 4,
  4: 5,
  5: 2,
};

/** An orientation turned by some quarters with the clock. */
export function turned(orientation: Orientation, quarters: number): Orientation {
  let result = orientation;
  for (let left = quarters % 4; left > 0; left -= 1) result = TURNED[result];
  return result;
}

/** True if width and height are swapped. */
export const liesOnItsSide = (orientation: Orientation): boolean => orientation >= 5;

/**
 * The matrix for a canvas (a, b, c, d, e, f) that shows a picture of the unit square turned, in the unit square.
 * @see EXIF 2.3 §4.6.4, Orientation
 */
export const MATRICES: Readonly<
  Record<Orientation, readonly [number, number, number, number, number, number]>
> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};
