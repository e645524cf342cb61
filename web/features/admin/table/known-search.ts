import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { SEARCH_MAX, TABLE_PAGE_MAX } from '#domain/tables/limits.ts';
import type { TableDefinition, TableFilter } from '#domain/tables/table.ts';
import { parseCalendarDate } from '#domain/values/calendar-date.ts';
import { parseWhole } from '#domain/values/whole-number.ts';
import { PAGE_PARAMETER } from '#web/lib/lists/list-page.ts';
import { optionsOf, ordersOf } from './table-screen.ts';

/**
 * A table's query string without unknown parameters, which may come from old links or typing; the rest still
 * applies, from the first page if the page is invalid.
 */
export function knownSearch(
  search: string,
  table: Pick<TableDefinition, 'filters' | 'orders'>,
): string {
  const query = new URLSearchParams(search);
  const rules: Record<string, (value: string) => boolean> = {
    search: (value) => value.length <= SEARCH_MAX,
    sort: (value) => ordersOf(table).some((order) => order.value === value),
    [PAGE_PARAMETER]: (value) => parseWhole(value, 1, LIST_COUNTED) !== undefined,
    limit: (value) => parseWhole(value, 1, TABLE_PAGE_MAX) !== undefined,
  };
  for (const [name, filter] of Object.entries(table.filters)) {
    rules[name] = (value) => isOf(filter, value);
  }
  const wrong = Object.entries(rules).filter(([name, isKnown]) => {
    const values = query.getAll(name).map((value) => value.trim());
    return values.length > 1 || values.some((value) => value !== '' && !isKnown(value));
  });
  if (wrong.length === 0) return search;
  for (const [name] of wrong) query.delete(name);
  const known = query.toString();
  return known ? `?${known}` : '';
}

const isOf = (filter: TableFilter, value: string): boolean =>
  'type' in filter
    ? parseCalendarDate(value) !== undefined
    : optionsOf(filter).some((option) => option.value === value);
