import type { Box, Position } from '../../base-map/geometry.ts';
import type { Coast } from './read-coast.ts';

type Ring = Position[];

/** What the coast divides an area into; undefined where it has none. Islands are land that lies over the sea. */
export function landAndSea({ box, lines }: Coast): { land: Ring[]; sea: Ring[] } | undefined {
  if (lines.length === 0) return undefined;
  const joined = joinedLines(lines);
  const islands = joined.filter(isClosed);
  const around = boxAround(box, lines.flat());
  const coasts = joined.filter((line) => !isClosed(line)).map((line) => toEdges(line, around));
  if (coasts.length === 0) return { land: islands, sea: [cornersOf(around)] };
  // The land is on the left of a coast, so going on clockwise at the edge encloses the sea.
  return {
    land: [...ringsOf(coasts, around, 'counterclockwise'), ...islands],
    sea: ringsOf(coasts, around, 'clockwise'),
  };
}

const keyOf = (position: Position | undefined) => String(position);
const isClosed = (line: readonly Position[]) => keyOf(line[0]) === keyOf(line.at(-1));

/** Joins each line to the one that begins where it ends. */
function joinedLines(lines: readonly Position[][]): Position[][] {
  const byStart = new Map(lines.map((line) => [keyOf(line[0]), line]));
  const ends = new Set(lines.map((line) => keyOf(line.at(-1))));
  const joined: Position[][] = [];
  const follow = (first: Position[]) => {
    const whole = [...first];
    byStart.delete(keyOf(first[0]));
    for (;;) {
      const next = byStart.get(keyOf(whole.at(-1)));
      if (!next) break;
      byStart.delete(keyOf(next[0]));
      whole.push(...next.slice(1));
    }
    joined.push(whole);
  };
  // Those that no other leads to come first; the rest are round.
  for (const line of lines) if (!ends.has(keyOf(line[0]))) follow(line);
  for (const line of lines) if (byStart.has(keyOf(line[0]))) follow(line);
  return joined;
}

/** Lines may reach beyond the area of an extract. */
function boxAround(box: Box, points: readonly Position[]): Box {
  const around = { ...box };
  for (const [lng, lat] of points) {
    around.west = Math.min(around.west, lng);
    around.east = Math.max(around.east, lng);
    around.south = Math.min(around.south, lat);
    around.north = Math.max(around.north, lat);
  }
  return around;
}

/** Lengthens a coast to the nearest edges: an extract may cut it off before them. */
function toEdges(line: readonly Position[], box: Box): Position[] {
  const [first, last] = [line[0], line.at(-1)] as [Position, Position];
  return [nearestOfEdge(first, box), ...line, nearestOfEdge(last, box)];
}

function nearestOfEdge([lng, lat]: Position, { west, east, south, north }: Box): Position {
  const edges: readonly [distance: number, at: Position][] = [
    [lng - west, [west, lat]],
    [east - lng, [east, lat]],
    [lat - south, [lng, south]],
    [north - lat, [lng, north]],
  ];
  return edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best))[1];
}

/** From the north-west, clockwise. */
const cornersOf = ({ west, east, south, north }: Box): Ring => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
];

/** How far along the edge of the box a point of it is, clockwise from the north-west: 0 to 4. */
function alongEdge([lng, lat]: Position, { west, east, south, north }: Box): number {
  const [right, down] = [(lng - west) / (east - west), (north - lat) / (north - south)];
  if (lat === north) return right;
  if (lng === east) return 1 + down;
  return lat === south ? 3 - right : 4 - down;
}

/** Follows each coast, then the edge to the next one, until it is back. */
function ringsOf(
  coasts: readonly Position[][],
  box: Box,
  way: 'clockwise' | 'counterclockwise',
): Ring[] {
  const left = new Set(coasts);
  const ahead = (from: Position, to: Position) => {
    const turn = alongEdge(to, box) - alongEdge(from, box);
    return ((way === 'clockwise' ? turn : -turn) + 8) % 4;
  };
  const rings: Ring[] = [];
  for (const first of coasts) {
    if (!left.has(first)) continue;
    const ring: Ring = [];
    for (let coast = first; left.delete(coast); ) {
      ring.push(...coast);
      const end = coast.at(-1) as Position;
      const open = [first, ...left];
      coast = open.reduce((best, other) =>
        ahead(end, other[0] as Position) < ahead(end, best[0] as Position) ? other : best,
      );
      const reach = ahead(end, coast[0] as Position);
      ring.push(
        ...cornersOf(box)
          .slice(0, 4)
          .map((corner) => ({ corner, at: ahead(end, corner) }))
          .filter(({ at }) => at > 0 && at < reach)
          .sort((a, b) => a.at - b.at)
          .map(({ corner }) => corner),
      );
    }
    rings.push([...ring, ring[0] as Position]);
  }
  return rings;
}
