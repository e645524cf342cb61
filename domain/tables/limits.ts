/** Default rows per page of an Admins' table. */
export const TABLE_PAGE_SIZE = 20;

/** The most rows a call may ask for. */
export const TABLE_PAGE_MAX = 100;

/** The longest search in a table, in characters. */
export const SEARCH_MAX = 100;
