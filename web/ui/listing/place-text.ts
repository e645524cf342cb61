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
  if (distance === undefined) return place;
  // Places are known to half a kilometre or so.
  return `${distance < 1 ? 'under 1' : distance} km away · ${place}`;
}
