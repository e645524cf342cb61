/** What is said of places and of what is near them. */
export const placeMessages = {
  unknown: (name: string) =>
    `We know no place called “${name}”. Name another town or landmark, or take the filter away.`,
  outsideGhana: 'That position is outside Ghana. Choose a town instead, or take the filter away.',
  unreadable:
    'Say where as a place, such as madina, or as latitude and longitude, such as 5.67,-0.166.',
} as const;
