import { describe, expect, test } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../values/calendar-date.ts';
import { fromCedi, pesewas } from '../values/money.ts';
import { priceOfNight } from './night-price.ts';
import { quoteStay } from './quote.ts';
import { PLAIN_RULES } from './rules.ts';
import type { Season, StayRules } from './schema.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
}

const BASE = fromCedi(450);
const TODAY = day('2026-11-20');

const season = (from: string, to: string, change: Partial<Season> = {}): Season => ({
  name: 'Christmas',
  from: day(from),
  to: day(to),
  yearly: false,
  price: 600,
  weekendPrice: null,
  minNights: null,
  maxNights: null,
  ...change,
});
const sell = (change: Partial<StayRules>): StayRules => ({ ...PLAIN_RULES, ...change });
const nightOf = (change: Partial<StayRules>, date: string) => {
  const { amount, why } = priceOfNight(sell(change), BASE, day(date));
  return [amount / 100, why];
};
/** The lines and the total in cedi. */
const priced = (
  change: Partial<StayRules>,
  [checkIn, checkOut]: [string, string],
  { guests, today = TODAY }: { guests?: number; today?: CalendarDate } = {},
) => {
  const stay = { checkIn: day(checkIn), checkOut: day(checkOut), guests };
  const quote = quoteStay(BASE, sell(change), stay, today);
  return [...(quote?.lines ?? []).map((line) => [line.label, line.amount / 100]), quote?.total];
};

// §2.12/32
describe('a stay with nothing set', () => {
  const stay = { checkIn: day('2026-11-21'), checkOut: day('2026-11-24') };

  test.each([
    ['no rules', null],
    ['plain rules', PLAIN_RULES],
  ])('costs the nightly price times the nights (%s)', (_, rules) => {
    expect(quoteStay(pesewas(45_050), rules, { ...stay, guests: 9 }, TODAY)).toMatchObject({
      nights: 3,
      nightlyPrice: 45_050,
      lines: [{ kind: 'nights', label: '3 nights × ₵450.50', amount: 135_150 }],
      total: 135_150,
      deposit: 0,
    });
  });

  test('has no price without a night', () => {
    const none = { checkIn: TODAY, checkOut: TODAY };
    expect(quoteStay(BASE, null, none, TODAY)).toBeUndefined();
  });
});

describe('the price of a night', () => {
  const weekend = { nights: ['fri' as const, 'sat' as const], price: 500 };
  const christmas = season('2026-12-20', '2027-01-05', { weekendPrice: 700 });
  const all = { weekend, seasons: [christmas], days: [{ date: day('2026-12-25'), price: 900 }] };

  test.each([
    ['2026-12-25', 900, 'Your own price for this day'],
    ['2026-12-26', 700, 'Season Christmas, weekend price'],
    ['2026-12-24', 600, 'Season Christmas'],
    ['2026-12-18', 500, 'Weekend price'],
    ['2026-12-17', 450, 'Price of a night'],
    ['2027-01-05', 600, 'Season Christmas'],
    ['2027-01-06', 450, 'Price of a night'],
  ])('of %s is ₵%d: %s', (date, price, why) => {
    expect(nightOf(all, date)).toEqual([price, why]);
  });

  test('is the season’s on a weekend without a price of its own there', () => {
    const seasons = [season('2026-12-20', '2027-01-05')];
    expect(nightOf({ weekend, seasons }, '2026-12-26')).toEqual([600, 'Season Christmas']);
  });

  test('is that of the shorter of two seasons, of two as long that of the later', () => {
    const long = season('2026-12-01', '2026-12-31', { name: 'Long', price: 1, weekendPrice: 2 });
    const short = season('2026-12-24', '2026-12-26', { name: 'Short', price: 3 });
    const late = season('2026-12-25', '2026-12-27', { name: 'Late', price: 4 });
    const nights = (seasons: Season[]) =>
      ['2026-12-24', '2026-12-25', '2026-12-28'].map(
        (date) => nightOf({ weekend, seasons }, date)[0],
      );
    expect(nights([short, late, long])).toEqual([3, 4, 1]);
    expect(nights([late, long, short])).toEqual([3, 3, 1]);
  });

  test('is that of the longer season where the shorter has none', () => {
    const long = season('2026-12-01', '2026-12-31', { name: 'Long' });
    const nightsOnly = season('2026-12-24', '2026-12-26', { price: null, minNights: 3 });
    const seasons = [long, nightsOnly];
    expect(nightOf({ weekend, seasons }, '2026-12-25')).toEqual([600, 'Season Long']);
  });

  test.each([
    ['2026-12-20', '2027-01-05', ['2029-12-20', '2029-12-31', '2030-01-01', '2030-01-05'], true],
    ['2026-12-20', '2027-01-05', ['2029-12-19', '2030-01-06'], false],
    ['2026-12-20', '2026-01-05', ['2029-12-20', '2030-01-05'], true],
    ['2024-02-29', '2024-02-29', ['2028-02-29'], true],
    ['2024-02-29', '2024-02-29', ['2027-02-28', '2027-03-01'], false],
    ['2026-02-20', '2026-02-28', ['2028-02-28'], true],
    ['2026-02-20', '2026-02-28', ['2028-02-29'], false],
    ['2026-02-20', '2026-03-01', ['2028-02-29', '2027-02-28', '2027-03-01'], true],
    ['2026-01-05', '2027-01-05', ['2026-01-04', '2027-06-30'], true],
  ])('is a yearly season’s from %s to %s on %j: %s', (from, to, dates, held) => {
    const seasons = [season(from, to, { yearly: true })];
    const prices = dates.map((date) => nightOf({ seasons }, date)[0]);
    expect(prices).toEqual(dates.map(() => (held ? 600 : 450)));
  });
});

describe('the lines of a price', () => {
  test('hold nights of the same price together, in the order of the first', () => {
    const weekend = { nights: ['fri' as const, 'sat' as const], price: 500.5 };
    expect(priced({ weekend }, ['2026-12-10', '2026-12-15'])).toEqual([
      ['3 nights × ₵450.00', 1350],
      ['2 nights × ₵500.50', 1001],
      235_100,
    ]);
  });

  test.each([
    [6, [['6 nights × ₵450.00', 2700], 270_000]],
    [7, [['7 nights × ₵450.00', 3150], ['Weekly discount (10%)', -315], 283_500]],
    [27, [['27 nights × ₵450.00', 12_150], ['Weekly discount (10%)', -1215], 1_093_500]],
    [28, [['28 nights × ₵450.00', 12_600], ['Monthly discount (25%)', -3150], 945_000]],
  ])('have the discount for %d nights', (nights, lines) => {
    const out = new Date(Date.UTC(2026, 11, 1 + nights)).toISOString().slice(0, 10);
    const rules = { weekDiscount: 10, monthDiscount: 25 };
    expect(priced(rules, ['2026-12-01', out])).toEqual(lines);
  });

  test('keep the week’s discount where none is set for a month', () => {
    expect(priced({ weekDiscount: 10 }, ['2026-12-01', '2026-12-29'])[1]).toEqual([
      'Weekly discount (10%)',
      -1260,
    ]);
  });

  test.each([
    ['2026-12-19', ['Last-minute discount (20%)', -90]],
    ['2026-12-17', ['Last-minute discount (20%)', -90]],
    ['2026-12-16', 45_000],
    ['2026-11-21', 45_000],
    ['2026-11-20', ['Early booking discount (5%)', -22.5]],
  ])('have the discount for booking on %s', (today, second) => {
    const rules = {
      earlyDiscount: { days: 30, percent: 5 },
      lastMinuteDiscount: { days: 3, percent: 20 },
    };
    const lines = priced(rules, ['2026-12-20', '2026-12-21'], { today: day(today) });
    expect(lines[1]).toEqual(second);
  });

  test('take the larger of early and last-minute, off what the length leaves, rounded half up', () => {
    const rules = {
      days: [{ date: day('2026-12-01'), price: 450.05 }],
      weekDiscount: 10,
      earlyDiscount: { days: 1, percent: 50 },
      lastMinuteDiscount: { days: 28, percent: 20 },
    };
    expect(priced(rules, ['2026-12-01', '2026-12-08'])).toEqual([
      ['1 night × ₵450.05', 450.05],
      ['6 nights × ₵450.00', 2700],
      // 315.005 and 1417.52 (half of 2835.04)
      ['Weekly discount (10%)', -315.01],
      ['Early booking discount (50%)', -1417.52],
      141_752,
    ]);
  });

  test('have the cleaning fee and guests beyond those included, without discounts', () => {
    const rules = { guestsIncluded: 2, extraGuestFee: 50, cleaningFee: 120.5, weekDiscount: 50 };
    const dates: [string, string] = ['2026-12-01', '2026-12-08'];
    expect(priced(rules, dates, { guests: 4 })).toEqual([
      ['7 nights × ₵450.00', 3150],
      ['Weekly discount (50%)', -1575],
      ['Cleaning fee', 120.5],
      ['2 extra guests × 7 nights × ₵50.00', 700],
      239_550,
    ]);
    for (const guests of [undefined, 1, 2]) {
      expect(priced(rules, dates, guests ? { guests } : {})).toHaveLength(4);
    }
    expect(priced({ extraGuestFee: 50 }, dates, { guests: 9 })).toHaveLength(2);
  });

  test('leave the deposit out of the total', () => {
    const stay = { checkIn: day('2026-12-01'), checkOut: day('2026-12-02') };
    const quote = quoteStay(BASE, sell({ deposit: 300 }), stay, TODAY);
    expect([quote?.total, quote?.deposit]).toEqual([45_000, 30_000]);
  });
});

describe('taxes', () => {
  const both = { vatNumber: 'C0001234567', gtaLicence: 'GTA/1', included: false };
  const dates: [string, string] = ['2026-12-01', '2026-12-02'];

  test('are added for a host with a VAT number and a licence', () => {
    expect(priced({ tax: both, cleaningFee: 50 }, dates)).toEqual([
      ['1 night × ₵450.00', 450],
      ['Cleaning fee', 50],
      ['VAT (15%)', 75],
      ['NHIL (2.5%)', 12.5],
      ['GETFund levy (2.5%)', 12.5],
      ['Tourism levy (1%)', 5],
      60_500,
    ]);
  });

  test.each([
    [{ ...both, gtaLicence: '' }, 54_000],
    [{ ...both, vatNumber: '' }, 45_450],
    [{ ...both, vatNumber: '', gtaLicence: '' }, 45_000],
    [null, 45_000],
  ])('are those of what the host has: %j', (tax, total) => {
    expect(priced({ tax }, dates).at(-1)).toBe(total);
  });

  test('that the price includes are said and not added', () => {
    expect(priced({ tax: { ...both, included: true } }, dates)).toEqual([
      ['1 night × ₵450.00', 450],
      ['Of which VAT (15%): ₵55.79', 0],
      ['Of which NHIL (2.5%): ₵9.30', 0],
      ['Of which GETFund levy (2.5%): ₵9.30', 0],
      ['Of which Tourism levy (1%): ₵3.72', 0],
      45_000,
    ]);
  });

  test('were 21.9 % with the COVID-19 levy until 2025, and are 20 % since', () => {
    const tax = { ...both, gtaLicence: '' };
    const last = priced({ tax }, ['2025-12-31', '2026-01-02']);
    const first = priced({ tax }, ['2026-01-01', '2026-01-03']);
    expect([last.at(-1), first.at(-1)]).toEqual([109_710, 108_000]);
    expect(last.flat()).toContain('COVID-19 levy (1%)');
    expect(first.flat()).not.toContain('COVID-19 levy (1%)');
  });
});
