export const DOWNLOADS_A_DAY = 5;
