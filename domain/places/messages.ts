/** 'Madina, Madina Market or Madina Estates'. */
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const placeMessages = {
  /** @param likely other places that may have been meant. */
  unknown: (name: string, likely: readonly string[] = []) =>
    `We can’t find a place called “${name}”. ${
      likely.length > 0
        ? `Did you mean ${oneOf.format(likely)}?`
        : 'Try another town or landmark, or remove the filter.'
    }`,
  outsideGhana: 'That location is outside Ghana. Choose a town instead, or remove the filter.',
  unreadable: 'Give a place, such as madina, or a latitude and longitude, such as 5.67,-0.166.',
  pin: {
    unreadable: 'Give the pin a latitude and a longitude, such as 5.603 and -0.187.',
    outside: 'The pin is outside Ghana. Move it to the listing, or remove it.',
    half: 'A pin needs a latitude and a longitude. Set both, or remove the pin.',
    far: (distance: string, place: string) =>
      `Your pin is ${distance} from ${place}. Is that right? If not, move the pin, or correct the town.`,
  },
  bbox: {
    unreadable:
      'Give the map area as four numbers separated by commas: west, south, east, north, such as -0.3,5.5,-0.1,5.7.',
    inverted:
      'That map area is the wrong way round: west comes before east, and south before north.',
    outsideWorld:
      'That map area doesn’t exist: latitudes go from -90 to 90, longitudes from -180 to 180.',
  },
} as const;
