/** An index that wraps around at both ends: 4 of 4 → 0, -1 of 4 → 3. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** Whether one is the neighbour of the other, or the same, around the ends too. */
export function isNear(a: number, b: number, count: number): boolean {
  const apart = Math.abs(a - b);
  return apart <= 1 || apart === count - 1;
}
