import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { UNFOUND_SEARCHES_TABLE } from './unfound-searches-table.ts';

export type UnfoundSearchesQuery = TableQuery<typeof UNFOUND_SEARCHES_TABLE>;

export const UnfoundSearch = tableRow(UNFOUND_SEARCHES_TABLE, {});
