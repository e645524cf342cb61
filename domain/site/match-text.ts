import { KINDS, type ListingKind } from '../listing-kinds.ts';
import { countedText } from '../paging/counted.ts';

/** '12 cars match “hilux”', '1 property matches “pool”'. */
export function matchText(kind: ListingKind, total: number, search: string): string {
  const { noun, nouns } = KINDS[kind];
  return `${countedText(total)} ${total === 1 ? `${noun} matches` : `${nouns} match`} “${search}”`;
}
