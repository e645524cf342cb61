/** What opening a map loads, in kilobytes as they are sent: said where data is dear, and kept by scripts/script-weight. */
export const MAP_KILOBYTES = 410;
