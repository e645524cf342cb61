/** 'Madina, Madina Market or Madina Estates'. */
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What is said of places and of what is near them. */
export const placeMessages = {
  /** @param likely what else may have been meant. */
  unknown: (name: string, likely: readonly string[] = []) =>
    `We know no place called “${name}”. ${
      likely.length > 0
        ? `Did you mean ${oneOf.format(likely)}?`
        : 'Name another town or landmark, or take the filter away.'
    }`,
  outsideGhana: 'That position is outside Ghana. Choose a town instead, or take the filter away.',
  unreadable:
    'Say where as a place, such as madina, or as latitude and longitude, such as 5.67,-0.166.',
  pin: {
    unreadable: 'Say where the pin is as a latitude and a longitude, such as 5.603 and -0.187.',
    outside: 'The pin is outside Ghana. Move it to where the listing is, or take it away.',
    half: 'A pin has a latitude and a longitude. Set both, or take the pin away.',
    far: (distance: string, place: string) =>
      `Your pin is ${distance} from ${place}. Is that right? If not, move the pin, or correct the town.`,
  },
  bbox: {
    unreadable:
      'Say the part of the map as four numbers with commas between: west, south, east, north, such as -0.3,5.5,-0.1,5.7.',
    inverted:
      'That part of the map is the wrong way round: west comes before east, and south before north.',
    outsideWorld:
      'There is no such part of the map: latitudes go from -90 to 90, longitudes from -180 to 180.',
  },
} as const;
