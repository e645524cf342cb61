import { defineTable } from '../tables/table.ts';
import { unfoundSearchMessages } from './messages.ts';

export const UNFOUND_SEARCHES_TABLE = defineTable({
  name: 'unfound-searches',
  summary: 'Words that were searched for and not found, by week',
  row: 'search',
  rows: 'searches',
  none: unfoundSearchMessages.none,
  search: { hint: unfoundSearchMessages.search, description: 'A part of the words' },
  columns: {
    _id: { type: 'text', file: 'Id' },
    words: { type: 'text', heading: 'Words' },
    count: { type: 'whole', min: 1, heading: 'Times' },
    week: { type: 'day', heading: 'Week from', description: 'Its Monday' },
  },
  filters: {
    week: { label: 'Week of', type: 'day', description: 'Any day of the week' },
  },
  orders: { most: 'Most often first' },
});
