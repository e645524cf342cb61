import { UNFOUND_SEARCHES_TABLE } from '#domain/unfound-searches/unfound-searches-table.ts';
import { tableScreen } from '../table/table-screen.ts';

/** What was searched for and not found. */
export const UNFOUND_SEARCHES_SCREEN = tableScreen(UNFOUND_SEARCHES_TABLE, {
  nameOf: ({ words }) => words,
  cells: {},
});
