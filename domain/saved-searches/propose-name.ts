import { SEARCH_NAME_MAX } from './messages.ts';

/**
 * A name for a search, of what its list is called and of the chips of its filters: 'Short-Stays in Volta, Bedrooms: 2+'.
 * @param place the chip that says where.
 */
export function proposeName(title: string, chips: readonly string[], place?: string): string {
  const rest = chips.filter((chip) => chip !== place);
  const name = [place ? `${title} in ${place}` : title, ...rest].join(', ');
  return name.length <= SEARCH_NAME_MAX ? name : `${name.slice(0, SEARCH_NAME_MAX - 1).trimEnd()}…`;
}
