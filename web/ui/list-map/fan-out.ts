import type { Room } from './gathered.ts';

/** Where a member of a spot stands, in CSS pixels from the spot. */
export interface Offset {
  right: number;
  down: number;
}

/** Each member with its price, and room to touch it. */
const MEMBER: Room = { wide: 72, high: 46 };
const LEAST_RADIUS = 64;
const STEP = 4;
/** Half of a small phone without half a member. */
const WIDEST = 130;

/** Places on an oval around a spot, clockwise from the top, in which no two members hide each other. */
export function fanOut(count: number): Offset[] {
  for (let radius = LEAST_RADIUS; ; radius += STEP) {
    const places = Array.from({ length: count }, (_, index) => {
      const turn = (2 * Math.PI * index) / count;
      return {
        right: Math.round(Math.min(radius, WIDEST) * Math.sin(turn)),
        down: Math.round(-radius * Math.cos(turn)),
      };
    });
    if (areApart(places)) return places;
  }
}

const areApart = (places: readonly Offset[]) =>
  places.every((a, index) =>
    places
      .slice(index + 1)
      .every(
        (b) =>
          Math.abs(a.right - b.right) >= MEMBER.wide || Math.abs(a.down - b.down) >= MEMBER.high,
      ),
  );
