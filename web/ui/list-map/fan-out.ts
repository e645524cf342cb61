import type { Room } from './gathered.ts';

/** Where a member of a spot stands, in CSS pixels from the spot. */
export interface Offset {
  right: number;
  down: number;
}

/** Room for a price, and to touch it. */
const MEMBER: Room = { wide: 76, high: 48 };

/** So many stand on a ring that a small phone has room for. */
const ON_RING = 8;
const LEAST_RADIUS = 64;
const STEP = 4;

/** Of more, the places are those of a table with the spot in its middle. */
const ROWS = [-2, -1, 0, 1, 2];
const COLUMNS = [-1, 0, 1];

/** Places around a spot in which no two members hide each other: on a ring, clockwise from the top, or in rows; at most 14. */
export function fanOut(count: number): Offset[] {
  if (count > ON_RING) return inRows(count);
  for (let radius = LEAST_RADIUS; ; radius += STEP) {
    const places = Array.from({ length: count }, (_, index) => {
      const turn = (2 * Math.PI * index) / count;
      return {
        right: Math.round(radius * Math.sin(turn)),
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

function inRows(count: number): Offset[] {
  const all = ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({ right: column * MEMBER.wide, down: row * (MEMBER.high + 4) })),
  ).filter(({ right, down }) => right !== 0 || down !== 0);
  const nearest = new Set([...all].sort((a, b) => distance(a) - distance(b)).slice(0, count));
  return all.filter((place) => nearest.has(place));
}

/** As much room as so many members take around a spot. */
export function fanRoom(count: number): Room {
  const places = fanOut(count);
  const most = (of: keyof Offset) => Math.max(...places.map((place) => Math.abs(place[of])));
  return { wide: 2 * most('right') + MEMBER.wide, high: 2 * most('down') + MEMBER.high };
}

const distance = ({ right, down }: Offset) => Math.hypot(right, down);
