/** How often a day somebody may download their data. */
export const DOWNLOADS_A_DAY = 5;
