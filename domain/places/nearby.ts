import { distanceText, kilometresBetween } from './distance.ts';
import { LANDMARKS } from './gazetteer.ts';
import type { Point } from './place.ts';

/** So near, in kilometres, is near; further off is no help to anyone. */
const NEAR_KM = 1;
const FAR_KM = 15;
const SAID = 2;

/** A place that goes further than this, in metres, is too large to say how far it is from anywhere. */
const TOLD_METRES = 2_000;

/**
 * How far a place is from the landmarks around, the nearest first: 'near Madina Market', '4 km from Accra Mall'. Nothing of a whole
 * city, whose parts are far from each other.
 */
export function nearbyWords(point: Point & { radius: number }): string[] {
  if (point.radius > TOLD_METRES) return [];
  return LANDMARKS.map((landmark) => ({ landmark, km: kilometresBetween(point, landmark) }))
    .filter(({ km }) => km <= FAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, SAID)
    .map(({ landmark, km }) =>
      km < NEAR_KM
        ? `near ${landmark.name}`
        : `${distanceText(Math.round(km))} from ${landmark.name}`,
    );
}
