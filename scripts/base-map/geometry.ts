/** Longitude and latitude in degrees. */
export type Position = readonly [lng: number, lat: number];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A side of a box: tests what is inside it, and finds where a line crosses it. */
interface Side {
  has(point: Position): boolean;
  meets(from: Position, to: Position): Position;
}

const along = (from: Position, to: Position, share: number): Position => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function sidesOf({ west, south, east, north }: Box): Side[] {
  const atLng = (lng: number) => (from: Position, to: Position) =>
    along(from, to, (lng - from[0]) / (to[0] - from[0]));
  const atLat = (lat: number) => (from: Position, to: Position) =>
    along(from, to, (lat - from[1]) / (to[1] - from[1]));
  return [
    { has: ([lng]) => lng >= west, meets: atLng(west) },
    { has: ([lng]) => lng <= east, meets: atLng(east) },
    { has: ([, lat]) => lat >= south, meets: atLat(south) },
    { has: ([, lat]) => lat <= north, meets: atLat(north) },
  ];
}

/** Clips a closed ring to a box (Sutherland and Hodgman); empty when nothing is inside. */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
  let left = [...ring];
  for (const { has, meets } of sidesOf(box)) {
    const before = left;
    left = [];
    for (const [index, point] of before.entries()) {
      const last = before.at(index - 1) as Position;
      if (has(point) !== has(last)) left.push(meets(last, point));
      if (has(point)) left.push(point);
    }
  }
  const [first] = left;
  return first && left.length > 2 ? [...left, first] : [];
}

/** The parts of a line that are inside a box; each may extend one point beyond it. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const sides = sidesOf(box);
  const isWithin = (point: Position | undefined) =>
    point !== undefined && sides.every((side) => side.has(point));
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const [index, point] of line.entries()) {
    if (isWithin(point) || isWithin(line[index - 1]) || isWithin(line[index + 1])) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

/**
 * Reduces a line to fewer points (Douglas and Peucker).
 * @param tolerance how far the line may pass from a point left out, in degrees, depending on the point's position.
 */
export function simplify(
  line: readonly Position[],
  tolerance: (point: Position) => number,
): Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let worst = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const point = line[index] as Position;
    const off = distanceTo(point, first, last) / tolerance(point);
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= 1) return [first, last];
  const [before, after] = [line.slice(0, at + 1), line.slice(at)];
  return [...simplify(before, tolerance).slice(0, -1), ...simplify(after, tolerance)];
}

/** Distance of a point from a line segment, in degrees. */
function distanceTo(point: Position, from: Position, to: Position): number {
  const [wide, high] = [to[0] - from[0], to[1] - from[1]];
  const length = wide ** 2 + high ** 2;
  const share =
    length === 0
      ? 0
      : Math.min(
          1,
          Math.max(0, ((point[0] - from[0]) * wide + (point[1] - from[1]) * high) / length),
        );
  const nearest = along(from, to, share);
  return Math.hypot(point[0] - nearest[0], point[1] - nearest[1]);
}

/** Rounds to 0.001 degrees, about 110 m, and drops points that then coincide with the one before. */
export function rounded(line: readonly Position[]): Position[] {
  const points = line.map(
    ([lng, lat]): Position => [Math.round(lng * 1e3) / 1e3, Math.round(lat * 1e3) / 1e3],
  );
  return points.filter(([lng, lat], index) => {
    const before = points[index - 1];
    return !before || before[0] !== lng || before[1] !== lat;
  });
}
