import type { TableFilter } from '../table/table-definition.ts';

/** Reports that wait for an Admin, unless it is asked for those that were ended. */
export const STATE_FILTER: TableFilter = {
  name: 'state',
  label: 'State',
  unchosen: 'Open',
  options: [{ value: 'settled', label: 'Settled' }],
};
