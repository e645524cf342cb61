import { groupThousands } from '../values/plural.ts';

/** A search is counted no further. */
const COUNTED_TO = 10_000;

/** How many of a kind a search finds; with a plus where it is not counted further. */
export const countedText = (total: number): string =>
  groupThousands(String(total)) + (total >= COUNTED_TO ? '+' : '');

/** '12 cars match “hilux”', '1 property matches “pool”'. */
export function matchText(kind: 'properties' | 'cars', total: number, search: string): string {
  const one = kind === 'cars' ? 'car' : 'property';
  return `${countedText(total)} ${total === 1 ? `${one} matches` : `${kind} match`} “${search}”`;
}
