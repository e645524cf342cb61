import { wholeFilter } from '../filters-schema.ts';
import { LIST_COUNTED } from '../paging/counted.ts';
import { TABLE_PAGE_MAX, TABLE_PAGE_SIZE } from './limits.ts';

/** The parameters of every table of Admins. */
export const tablePaging = {
  page: wholeFilter(1, LIST_COUNTED).transform((page) => page ?? 1),
  limit: wholeFilter(1, TABLE_PAGE_MAX).transform((limit) => limit ?? TABLE_PAGE_SIZE),
};
