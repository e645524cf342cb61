import { groupThousands } from '../values/plural.ts';

/** The overview's daily figures; `booked` is a sum in cedi. */
export const MEASURES = [
  'accounts',
  'shortStays',
  'rentals',
  'sales',
  'cars',
  'bookings',
  'booked',
  'enquiries',
  'views',
  'reports',
] as const;
export type Measure = (typeof MEASURES)[number];

export type Measures = Record<Measure, number>;

export const noMeasures = (): Measures =>
  Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Measures;

export function totalsOf(days: readonly Measures[]): Measures {
  const totals = noMeasures();
  for (const day of days) {
    for (const measure of MEASURES) totals[measure] += day[measure];
  }
  return totals;
}

/**
 * Compares some days with as many before them: '12% more than in the 30 days before'.
 * @param format formats a number of the measure.
 */
export function trendText(
  total: number,
  before: number,
  days: number,
  format: (value: number) => string,
): string {
  const span = `in the ${days} days before`;
  if (total === before) return total === 0 ? `None, as ${span}` : `The same as ${span}`;
  if (before === 0) return `None ${span}`;
  const percent = Math.round((Math.abs(total - before) / before) * 100);
  const how = total > before ? 'more' : 'less';
  const share = percent === 0 ? `Slightly ${how}` : `${groupThousands(String(percent))}% ${how}`;
  return `${share} than ${span} (${format(before)})`;
}

/** True while nothing but sign-ups (such as the Admins' own) has happened: too little for charts. */
export const isQuiet = (totals: Measures): boolean =>
  MEASURES.every((measure) => measure === 'accounts' || totals[measure] === 0);
