import { useCompactLists } from '#web/lib/lists/compact-lists.ts';

/** The `sizes` of a photo on a card beside the filter panel (see card-grid.tsx). */
const USUAL =
  '(min-width: 1232px) 288px, (min-width: 1024px) 34vw, (min-width: 608px) 47vw, calc(86vw - 2rem)';

/** The same for a small card, whose photo is as high as its text. */
const COMPACT = '10rem';

/** The same in a list that may have small cards: these load small photos, once scripts know of them. */
export const useListedCardSizes = (): string => (useCompactLists() ? COMPACT : USUAL);
