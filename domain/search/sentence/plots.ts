import type { SearchTerm } from '../search-words.ts';
import type { TypedText } from './typed-text.ts';

export const PLOT =
  /(?<![a-z0-9])(\d{2,3}) ?(?:x|×|\*|by) ?(\d{2,3})(?: ?(?:ft|feet))?(?![a-z0-9])/;

/** Takes the measures of a plot, in feet, out of a text: '70x100', '100 by 100'. */
export function takePlot(text: TypedText): SearchTerm | undefined {
  const found = text.take(PLOT, ([, width, length]) => [width, length]);
  if (!found) return undefined;
  const instead = ['x', ' x ', ' by ', '×', '*'].map((by) => found.meant.join(by));
  return { typed: found.typed, letters: [], numbers: [], instead, facts: [] };
}
