import { PLACES } from './gazetteer.ts';
import { STEPS_PER_DEGREE } from './map-cells.ts';
import type { Place, Point } from './place.ts';

const stepOf = ({ lat, lng }: Point) =>
  `${Math.round(lat * STEPS_PER_DEGREE)},${Math.round(lng * STEPS_PER_DEGREE)}`;

/** The largest place with its middle at each step of the map's grid: the less exact it is, the less a spot would be true. */
const AREAS: ReadonlyMap<string, Place> = new Map(
  [...PLACES].sort((a, b) => a.radius - b.radius).map((place) => [stepOf(place), place]),
);

/**
 * The place that listings at a point of the map are somewhere in, when it is the middle of one: those without a pin of
 * their own stand there.
 */
export function areaAt(point: Point): { name: string; metres: number } | undefined {
  const place = AREAS.get(stepOf(point));
  return place && { name: place.name, metres: place.radius };
}
