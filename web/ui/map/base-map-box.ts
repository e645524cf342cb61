/** What our own map shows, in degrees: Ghana, and so much around it that a wide window has no edge when all of Ghana is in view. */
export const BASE_MAP_BOX = { west: -10, south: 0.5, east: 8, north: 15 } as const;
