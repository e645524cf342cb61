/**
 * The area of our own map, in degrees: Ghana, with enough around it that a wide window shows no edge when all of
 * Ghana is in view.
 */
export const BASE_MAP_BOX = { west: -10, south: 0.5, east: 8, north: 15 } as const;
