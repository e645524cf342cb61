import { distanceText, kilometresBetween } from './distance.ts';
import { LANDMARKS } from './gazetteer.ts';
import type { Point } from './place.ts';

/** The distance in kilometres that counts as near; further landmarks help nobody. */
const NEAR_KM = 1;
const FAR_KM = 15;
const SAID = 2;

/** Larger places, with a radius in metres above this, have no meaningful distance to anything. */
const TOLD_METRES = 2_000;

/**
 * The nearest landmarks around a place: 'near Madina Market', '4 km from Accra Mall'. None for a whole city, whose parts are far
 * apart.
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
