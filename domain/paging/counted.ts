import { groupThousands, plural } from '../values/plural.ts';

/** Up to here what a list has is counted: there is more where one more than these is told. */
export const LIST_COUNTED = 10_000;

/** How many a list has, as it is said: '1,250', '1,250+' where there may be more, '10,000+' beyond what is counted. */
export const countedText = (total: number, isAtLeast = false): string =>
  `${groupThousands(String(Math.min(total, LIST_COUNTED)))}${isAtLeast || total > LIST_COUNTED ? '+' : ''}`;

/** The same with its noun: '1,250 cars', 'more than 10,000 cars'. */
export const countedPlural = (total: number, noun: string, nouns?: string): string =>
  total > LIST_COUNTED
    ? `more than ${plural(LIST_COUNTED, noun, nouns)}`
    : plural(total, noun, nouns);
