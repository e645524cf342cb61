import { findPlace, type PlaceText } from './find-place.ts';

/** Raised where findPlace finds other places than before: stored pins are then set again. */
export const PLACE_EDITION = 3;

/** What is stored of where a listing is, from what it says; null where its place is not known. */
export function pinOf(text: PlaceText) {
  const place = findPlace(text);
  return {
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    pin_radius: place?.radius ?? null,
    place_edition: PLACE_EDITION,
  };
}
