/** The daily figures of a listing. */
export const FIGURES = ['views', 'enquiries', 'stays', 'favourites'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

export const noFigures = (): Figures => ({ views: 0, enquiries: 0, stays: 0, favourites: 0 });

export function sumOfFigures(days: readonly Figures[]): Figures {
  const sum = noFigures();
  for (const day of days) for (const figure of FIGURES) sum[figure] += day[figure];
  return sum;
}
