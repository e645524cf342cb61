import { findPlace, type PlaceText } from './find-place.ts';

/** Raise it when findPlace finds different places than before: stored pins are then set again. */
export const PLACE_EDITION = 4;

/** A listing's stored position, from its place texts; null when the place is unknown. */
export function pinOf(text: PlaceText) {
  const place = findPlace(text);
  return {
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    pin_radius: place?.radius ?? null,
    place_edition: PLACE_EDITION,
  };
}
