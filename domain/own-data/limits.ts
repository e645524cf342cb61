/** Downloads of one's data per day. */
export const DOWNLOADS_A_DAY = 5;
