import { tableCalls } from '../tables/calls.ts';
import { UnfoundSearch } from './schema.ts';
import { UNFOUND_SEARCHES_TABLE } from './unfound-searches-table.ts';

export const unfoundSearchesTable = tableCalls(UNFOUND_SEARCHES_TABLE, UnfoundSearch);
