import { SEARCH_NAME_MAX } from './messages.ts';

/**
 * Names a search after its list and filters: 'Short-Stays in Volta, Bedrooms: 2+'.
 * @param place the chip for the place.
 */
export function proposeName(title: string, chips: readonly string[], place?: string): string {
  const rest = chips.filter((chip) => chip !== place);
  const name = [place ? `${title} in ${place}` : title, ...rest].join(', ');
  return name.length <= SEARCH_NAME_MAX ? name : `${name.slice(0, SEARCH_NAME_MAX - 1).trimEnd()}…`;
}
