import { placeMessages } from '#domain/places/messages.ts';
import { coordinatesText } from '#domain/places/near.ts';
import { isInGhana } from '#domain/places/place.ts';

/** A phone that was in a pocket takes some seconds. */
const TIMEOUT_MS = 15_000;
/** Where somebody was a minute ago is good to a hundred metres or so. */
const MAX_AGE_MS = 60_000;

const DENIED =
  'Your browser keeps your location from us. Allow it for this site in the browser’s settings and press again, or choose a region.';
const UNAVAILABLE =
  'Your device could not find where it is. Turn location on, go near a window and press again, or choose a region.';
const NOT_ASKED = 'This browser cannot tell where you are. Choose a region instead.';

/** Where the device is, to some hundred metres, as an address has it; else what to do about it. */
export async function findPosition(): Promise<{ near?: string; failure?: string }> {
  if (!('geolocation' in navigator)) return { failure: NOT_ASKED };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        timeout: TIMEOUT_MS,
        maximumAge: MAX_AGE_MS,
      }),
    );
    const point = { lat: coords.latitude, lng: coords.longitude };
    if (!isInGhana(point)) return { failure: placeMessages.outsideGhana };
    return { near: coordinatesText(point) };
  } catch (error) {
    const isDenied = (error as GeolocationPositionError).code === 1;
    return { failure: isDenied ? DENIED : UNAVAILABLE };
  }
}
