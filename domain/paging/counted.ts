import { groupThousands, plural } from '../values/plural.ts';

/** Lists are counted up to here; one more means that there are more. */
export const LIST_COUNTED = 10_000;

/** A list's count as shown: '1,250', '1,250+' when there may be more, '10,000+' beyond the limit of counting. */
export const countedText = (total: number, isAtLeast = false): string =>
  `${groupThousands(String(Math.min(total, LIST_COUNTED)))}${isAtLeast || total > LIST_COUNTED ? '+' : ''}`;

/** The same with its noun: '1,250 cars', 'more than 10,000 cars'. */
export const countedPlural = (total: number, noun: string, nouns?: string): string =>
  total > LIST_COUNTED
    ? `more than ${plural(LIST_COUNTED, noun, nouns)}`
    : plural(total, noun, nouns);
