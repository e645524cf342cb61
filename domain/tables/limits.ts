/** Rows of a page of an Admin's table by default. */
export const TABLE_PAGE_SIZE = 20;

/** Up to here the rows of a table are counted and paged; there is more where one more than these is returned. */
export const TABLE_COUNTED = 10_000;
