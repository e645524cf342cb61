import { PRICE_MAX_CEDI } from '../values/money.ts';

/** The highest price among the words of a search, in cedi, and the remaining words. */
export interface PriceInWords {
  maxPrice: number;
  rest: string;
}

const BOUND =
  '(?:under|below|less than|lower than|cheaper than|(?:not?|never) more than|at most|up ?to|max(?:imum)?|within|budget(?: of)?)';
const CURRENCY = '(?:gh(?:s|c|₵|¢)?|₵|¢|cedis?)';
const AMOUNT =
  '(?<figures>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?)\\s?(?<times>k|m|thousand|million)?';
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};

/** Neither within a word nor within a number. */
const alone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** An amount is a price when a bound or the currency is next to it, or its thousands are separated. */
const PRICES = [
  alone(`${BOUND}\\s+(?:${CURRENCY}\\s*)?${AMOUNT}(?:\\s*${CURRENCY})?`),
  alone(`${CURRENCY}\\s*${AMOUNT}`),
  alone(`${AMOUNT}\\s*${CURRENCY}`),
  alone('(?<figures>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?)'),
];

/** The price in a typed text; undefined when there is none. */
export function priceInWords(text: string): PriceInWords | undefined {
  for (const pattern of PRICES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { figures = '', times = '' } = found.groups ?? {};
    const maxPrice = Number(figures.replaceAll(',', '')) * (TIMES[times.toLowerCase()] ?? 1);
    if (maxPrice > PRICE_MAX_CEDI) return undefined;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { maxPrice, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}
