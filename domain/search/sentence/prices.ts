import { PRICE_MAX_CEDI } from '../../values/money.ts';
import type { Taken, TypedText } from './typed-text.ts';

/** What a text says about the price, in cedi. */
export interface PriceMeant {
  min?: number;
  max?: number;
  per?: 'night' | 'month' | 'year';
}

const UNDER =
  '(?:not? more than|never more than|less than|lower than|cheaper than|not above|under|below|at most|up ?to|upto|max(?:imum)?(?: of)?|within|budget(?: is| of)?|around|about|abt|for)';
const FIRM_UNDER = /^(?:around|about|abt|for|budget)/;
const OVER = '(?:more than|over|above|from|at least|min(?:imum)?(?: of)?)';
const CURRENCY = '(?:ghana cedis?|cedis?|gh(?:s|c|₵|¢)?|₵|¢)';
const FIGURES = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,3})?';
const TIMES_WORD = '(?:k|m|mil|million|thousand|hundred)';
const amount = (name: string) =>
  `(?:${CURRENCY}\\s*)?(?<${name}>${FIGURES})\\s?(?<${name}Times>${TIMES_WORD}(?![a-z]))?(?:\\s*${CURRENCY}(?![a-z]))?`;
const PER =
  '(?:\\s*(?:/|per|a|each|every)\\s*(?<per>night|day|month|mth|mo|year|yr|annum)(?![a-z])|\\s+(?<adverb>nightly|daily|monthly|yearly)(?![a-z]))?';
const alone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${pattern}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'u');

const BETWEEN = alone(
  `(?:(?:between|from|budget(?: of)?)\\s+)?${amount('low')}\\s*(?:-|–|to|and)\\s*${amount('high')}${PER}`,
);
const UPPER = alone(`(?<bound>${UNDER})\\s+${amount('high')}${PER}`);
const LOWER = alone(`${OVER}\\s+${amount('low')}${PER}`);
const PLAIN = alone(`${amount('high')}${PER}`);

const TIMES: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Takes the price out of a text: 'under 3000', '2000-4000', '1.5m', '3k a month'. A plain number is one only beside its
 * currency, its period, 'k' or 'million'.
 */
export function takePrice(text: TypedText): Taken<PriceMeant> | undefined {
  return (
    text.take(BETWEEN, ({ groups = {}, 0: typed }) => between(groups, typed)) ??
    text.take(UPPER, ({ groups = {}, 0: typed }) => upper(groups, typed)) ??
    text.take(LOWER, ({ groups = {}, 0: typed }) => lower(groups, typed)) ??
    text.take(PLAIN, ({ groups = {}, 0: typed }) =>
      isMarked(groups, 'high', typed) ? priced({ max: cedi(groups, 'high') }, groups) : undefined,
    )
  );
}

function between(groups: Groups, typed: string): PriceMeant | undefined {
  // '80 to 100k' has thousands on both sides.
  const times = groups.lowTimes ?? groups.highTimes;
  const min = cedi({ ...groups, lowTimes: times }, 'low');
  const max = cedi(groups, 'high');
  const isPrice = isMarked(groups, 'high', typed) || (min >= LEAST && !isYear(min) && !isYear(max));
  return isPrice && min < max ? priced({ min, max }, groups) : undefined;
}

function upper(groups: Groups, typed: string): PriceMeant | undefined {
  const max = cedi(groups, 'high');
  const isLoose = FIRM_UNDER.test(groups.bound ?? '') && !/^budget/.test(groups.bound ?? '');
  if (isLoose && !isMarked(groups, 'high', typed) && (max < LEAST || isYear(max))) return undefined;
  return max >= LEAST_BOUND || isMarked(groups, 'high', typed)
    ? priced({ max }, groups)
    : undefined;
}

function lower(groups: Groups, typed: string): PriceMeant | undefined {
  const min = cedi(groups, 'low');
  if (!isMarked(groups, 'low', typed) && (min < LEAST || isYear(min))) return undefined;
  return priced({ min }, groups);
}

/** A plain number below this counts something else than cedi. */
const LEAST = 200;
/** After 'under' a smaller one is a price too. */
const LEAST_BOUND = 20;
const isYear = (number: number) => number >= 1980 && number <= 2035;

const isMarked = (groups: Groups, name: string, typed: string): boolean =>
  groups[`${name}Times`] !== undefined ||
  groups.per !== undefined ||
  groups.adverb !== undefined ||
  /,\d{3}/.test(typed) ||
  new RegExp(CURRENCY).test(typed);

const cedi = (groups: Groups, name: string): number =>
  Math.round(
    Number((groups[name] ?? '').replaceAll(',', '')) * (TIMES[groups[`${name}Times`] ?? ''] ?? 1),
  );

const PERIODS: Readonly<Record<string, PriceMeant['per']>> = {
  night: 'night',
  day: 'night',
  nightly: 'night',
  daily: 'night',
  month: 'month',
  mth: 'month',
  mo: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
  annum: 'year',
  yearly: 'year',
};

function priced(bounds: Omit<PriceMeant, 'per'>, { per, adverb }: Groups): PriceMeant | undefined {
  if ((bounds.max ?? 0) > PRICE_MAX_CEDI || (bounds.min ?? 0) > PRICE_MAX_CEDI) return undefined;
  const period = PERIODS[per ?? adverb ?? ''];
  return { ...bounds, ...(period && { per: period }) };
}
