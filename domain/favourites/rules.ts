/** So many homes and cars somebody keeps at most, on a device as in an account. */
export const FAVOURITES_MAX = 500;

/** Characters of a note on one of them. */
export const NOTE_MAX = 500;

/** So many of a device's list come into the account with one call. */
export const ADDED_AT_ONCE = 50;
