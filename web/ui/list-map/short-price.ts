import { CEDI_SIGN } from '#domain/values/money.ts';

const STEPS = [
  { from: 999_500_000, by: 1_000_000_000, sign: 'b' },
  { from: 999_500, by: 1_000_000, sign: 'm' },
  { from: 999.5, by: 1_000, sign: 'k' },
  { from: 0, by: 1, sign: '' },
] as const;

/** A price as a pin has room for it: '₵850', '₵1.2k', '₵350k', '₵2.5m'; three figures at most. */
export function shortPrice(cedi: number): string {
  const { by, sign } = STEPS.find(({ from }) => cedi >= from) ?? STEPS[3];
  const figure = cedi / by;
  return `${CEDI_SIGN}${figure < 9.95 && sign ? Number(figure.toFixed(1)) : Math.round(figure)}${sign}`;
}
