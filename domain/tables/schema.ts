import { wholeFilter } from '../filters.schema.ts';

/** Rows of a page of an Admin's table unless told. */
export const TABLE_PAGE_SIZE = 20;

/** Up to here the rows of a table are counted and paged; there is more where one more than these is told. */
export const TABLE_COUNTED = 10_000;

/** The parameters of every table of Admins. */
export const tablePaging = {
  page: wholeFilter(1, TABLE_COUNTED).transform((page) => page ?? 1),
  limit: wholeFilter(1, 100).transform((limit) => limit ?? TABLE_PAGE_SIZE),
};
