import type { CalendarDate } from '../values/calendar-date.ts';
import { formatPesewas, pesewas, shareOf } from '../values/money.ts';
import { priceMessages } from './price-messages.ts';
import type { StayRules } from './schema.ts';

interface Tax {
  name: string;
  /** What a host has who must charge it. */
  of: 'vatNumber' | 'gtaLicence';
  /** As people say it. */
  percent: number;
  /** Thousandths of the price before taxes. */
  permille: number;
  /** For stays that begin from this day on, */
  from: string;
  /** and before this one. */
  before?: string;
}

/**
 * Taxes on a stay in Ghana. Until 2025 VAT was charged on the price with its levies: 15 % of 106 % are 159 ‰. The Value Added Tax
 * Act, 2025 (Act 1151) has charged all three on the same price since 1 January 2026, 20 % together, and the COVID-19 levy ended.
 * Sources: Acts 870, 1087 and 1151 (VAT), 852 and 971 (NHIL), 581 and 972 (GETFund), 1068 (COVID-19), 817 with L.I. 2185 (tourism).
 */
const TAXES: readonly Tax[] = [
  {
    name: 'VAT',
    of: 'vatNumber',
    percent: 15,
    permille: 159,
    from: '2023-01-01',
    before: '2026-01-01',
  },
  { name: 'VAT', of: 'vatNumber', percent: 15, permille: 150, from: '2026-01-01' },
  { name: 'NHIL', of: 'vatNumber', percent: 2.5, permille: 25, from: '2018-08-01' },
  { name: 'GETFund levy', of: 'vatNumber', percent: 2.5, permille: 25, from: '2018-08-01' },
  {
    name: 'COVID-19 levy',
    of: 'vatNumber',
    percent: 1,
    permille: 10,
    from: '2021-05-01',
    before: '2026-01-01',
  },
  { name: 'Tourism levy', of: 'gtaLicence', percent: 1, permille: 10, from: '2012-10-01' },
];

interface TaxLine {
  kind: 'tax';
  label: string;
  amount: number;
}

/**
 * The taxes on a price in pesewas, by the day of check-in. Added to it, or if it includes them lines of 0 that say how much of
 * it they are.
 */
export function taxLines(tax: StayRules['tax'], price: number, checkIn: CalendarDate): TaxLine[] {
  if (!tax) return [];
  const due = TAXES.filter(
    ({ of, from, before }) =>
      tax[of] && from <= checkIn && (before === undefined || checkIn < before),
  );
  const whole = 1_000 + (tax.included ? due.reduce((sum, { permille }) => sum + permille, 0) : 0);
  return due
    .map(({ name, percent, permille }) => {
      const amount = shareOf(pesewas(price), permille, whole);
      if (!tax.included) return { label: priceMessages.tax(name, percent), amount, tax: amount };
      const label = priceMessages.taxIncluded(name, percent, formatPesewas(amount));
      return { label, amount: 0, tax: amount };
    })
    .filter((line) => line.tax > 0)
    .map(({ label, amount }) => ({ kind: 'tax', label, amount }));
}
