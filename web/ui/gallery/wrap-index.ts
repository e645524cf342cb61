/** An index that wraps around at both ends: 4 of 4 → 0, -1 of 4 → 3. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** True if two slides are the same or adjacent, wrapping around the ends. */
export function isNear(a: number, b: number, count: number): boolean {
  const apart = Math.abs(a - b);
  return apart <= 1 || apart === count - 1;
}
