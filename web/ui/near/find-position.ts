import { placeMessages } from '#domain/places/messages.ts';
import { coordinatesText } from '#domain/places/near.ts';
import { isInGhana, type Point } from '#domain/places/place.ts';

/** A phone that was in a pocket takes some seconds. */
const TIMEOUT_MS = 15_000;
/** Where someone was a minute ago is good to a hundred metres or so. */
const MAX_AGE_MS = 60_000;

const DENIED =
  'Your browser is blocking your location. Allow it for this site in your browser settings and try again';
const UNAVAILABLE =
  'Your device couldn’t find your location. Turn location on, move near a window and try again';
const NOT_ASKED = 'This browser can’t find your location. You can';

/** Where the device is, to some hundred metres, as an address has it; else what to do about it. */
export async function findPosition(): Promise<{ near?: string; failure?: string }> {
  const { point, failure } = await findPoint('choose a region');
  return { ...(point && { near: coordinatesText(point) }), ...(failure && { failure }) };
}

/**
 * Where the device is; else what to do about it.
 * @param instead what else can be done: 'choose a region'.
 */
export async function findPoint(instead: string): Promise<{ point?: Point; failure?: string }> {
  if (!('geolocation' in navigator)) return { failure: `${NOT_ASKED} ${instead}.` };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        timeout: TIMEOUT_MS,
        maximumAge: MAX_AGE_MS,
      }),
    );
    const point = { lat: coords.latitude, lng: coords.longitude };
    if (!isInGhana(point)) return { failure: placeMessages.outsideGhana };
    return { point };
  } catch (error) {
    const isDenied = (error as GeolocationPositionError).code === 1;
    return { failure: `${isDenied ? DENIED : UNAVAILABLE}, or ${instead}.` };
  }
}
