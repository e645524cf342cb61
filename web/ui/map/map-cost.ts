/** Kilobytes transferred to open a map: shown where data is expensive, and enforced by scripts/script-weight. */
export const MAP_KILOBYTES = 410;
