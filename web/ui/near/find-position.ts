import { coordinatesText } from '#domain/places/near.ts';
import { isInGhana, type Point } from '#domain/places/place.ts';

/** A phone that was in a pocket takes some seconds. */
const TIMEOUT_MS = 15_000;
/** A position from a minute ago is still accurate to about a hundred metres. */
const MAX_AGE_MS = 60_000;

const DENIED =
  'Your browser is blocking your location. Allow it for this site in your browser settings and try again';
const UNAVAILABLE =
  'Your device couldn’t find your location. Turn location on, move near a window and try again';
const OUTSIDE = 'That location is outside Ghana. You can';
const NOT_ASKED = 'This browser can’t find your location. You can';

/** The device's position to within a few hundred metres, in address form; on failure, advice on what to do. */
export async function findPosition(): Promise<{ near?: string; failure?: string }> {
  const { point, failure } = await findPoint('choose a region');
  return { ...(point && { near: coordinatesText(point) }), ...(failure && { failure }) };
}

/**
 * The device's position and how sure it is, in metres; on failure, advice on what to do.
 * @param instead what else can be done: 'choose a region'.
 * @param isExact to a few metres where the device can, which takes longer.
 */
export async function findPoint(
  instead: string,
  { isExact = false } = {},
): Promise<{ point?: Point; metres?: number; failure?: string }> {
  if (!('geolocation' in navigator)) return { failure: `${NOT_ASKED} ${instead}.` };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        enableHighAccuracy: isExact,
        timeout: TIMEOUT_MS,
        maximumAge: MAX_AGE_MS,
      }),
    );
    const point = { lat: coords.latitude, lng: coords.longitude };
    if (!isInGhana(point)) return { failure: `${OUTSIDE} ${instead}.` };
    return { point, metres: coords.accuracy };
  } catch (error) {
    const isDenied = (error as GeolocationPositionError).code === 1;
    return { failure: `${isDenied ? DENIED : UNAVAILABLE}, or ${instead}.` };
  }
}
