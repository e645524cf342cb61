import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { groupThousands } from '../values/plural.ts';

/** A search is counted no further. */
const COUNTED_TO = 10_000;

/** How many of a kind a search finds; with a plus where it is not counted further. */
export const countedText = (total: number): string =>
  groupThousands(String(total)) + (total >= COUNTED_TO ? '+' : '');

/** '12 cars match “hilux”', '1 property matches “pool”'. */
export function matchText(kind: ListingKind, total: number, search: string): string {
  const { noun, nouns } = KINDS[kind];
  return `${countedText(total)} ${total === 1 ? `${noun} matches` : `${nouns} match`} “${search}”`;
}
