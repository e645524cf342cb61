/** Rows of a page of an Admin's table by default. */
export const TABLE_PAGE_SIZE = 20;

/** The most that a call may ask for. */
export const TABLE_PAGE_MAX = 100;

/** Characters that are searched for in a table, at most. */
export const SEARCH_MAX = 100;
