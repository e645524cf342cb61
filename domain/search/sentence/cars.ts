import type { Taken, TypedText } from './typed-text.ts';

export const YEAR = '(?:19[89]\\d|20[0-3]\\d)';
const RANGE = new RegExp(
  `(?<![\\d,.])(?:from |between )?(${YEAR})\\s*(?:-|–|to|and)\\s*(${YEAR})(?![\\d,.])`,
);
const FROM = new RegExp(
  `(?<![\\d,.])(?:(?:from|since|above|after|at least|min(?:imum)?|not older than) (${YEAR})|(${YEAR})\\s*(?:\\+|(?:and|or) (?:above|up|later|newer)|up(?:wards?)?))(?![\\d])`,
);
const UNTIL = new RegExp(
  `(?<![\\d,.])(?:(?:before|until|up to|older than) (${YEAR})|(${YEAR}) (?:and|or) (?:below|older))(?![\\d])`,
);
const EXACT = new RegExp(`(?<![\\d,.])(${YEAR})(?: model)?(?![\\d,.]\\d|\\d)`);

/** Bounds of the year. */
export interface YearsMeant {
  min?: number;
  max?: number;
}

/** Takes a car's years out of a text: '2015', '2012-2016', '2015 and above'. */
export function takeYears(text: TypedText): Taken<YearsMeant> | undefined {
  return (
    text.take(RANGE, ([, min, max]) =>
      Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : undefined,
    ) ??
    text.take(FROM, ([, before, behind]) => ({ min: Number(before ?? behind) })) ??
    text.take(UNTIL, ([, before, behind]) => ({ max: Number(before ?? behind) })) ??
    text.take(EXACT, ([, year]) => ({ min: Number(year), max: Number(year) }))
  );
}

/** Figures, and 'k' for thousands. */
export const FIGURES = '(\\d{1,3}(?:,\\d{3})+|\\d+)\\s?(k)?';
export const KILOMETRES = 'kms?|kilomet(?:er|re)s?';
const MILEAGE = new RegExp(
  `(?<![\\d,.])(?:(?:under|below|less than|not more than|up to|max(?:imum)?|within)\\s+)${FIGURES}\\s*(?:${KILOMETRES}|miles?|mileage)(?![a-z])`,
);

/** A number of kilometres as it is written: '45,000', '120' and 'k'. */
export const kilometresIn = (figures: string, thousands: string | undefined): number =>
  Math.round(Number(figures.replaceAll(',', '')) * (thousands ? 1_000 : 1));

/** Takes the highest mileage, in kilometres, out of a text. */
export const takeMileage = (text: TypedText): Taken<number> | undefined =>
  text.take(MILEAGE, ([, figures = '', thousands]) => kilometresIn(figures, thousands));
