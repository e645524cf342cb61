/** A listing's place on a card; in a list of places nearby, the distance comes first. */
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
