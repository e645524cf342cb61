import { distanceText } from '#domain/places/distance.ts';

/** Where a card says that a listing is; in a list that is near somewhere, how far first. */
export function placeText({
  location,
  region,
  distance,
}: {
  location: string;
  region: string;
  distance?: number | undefined;
}): string {
  const place = `${location}, ${region}`;
  return distance === undefined ? place : `${distanceText(distance)} away · ${place}`;
}
