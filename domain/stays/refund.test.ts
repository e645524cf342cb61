import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import { fromCedi, pesewas } from '../values/money.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from './limits.ts';
import { quoteStay } from './quote.ts';
import { type RefundableStay, refundOf, refundTable } from './refund.ts';
import { PLAIN_RULES } from './rules.ts';

const day = (text: string) => text as CalendarDate;
const CHECK_IN = day('2026-12-15');

/** Nights at these prices in cedi, with a fee beside them, booked long ahead unless said otherwise. */
function stayOf(cedi: number[], { fee = 0, bookedOn = day('2026-09-01') } = {}): RefundableStay {
  const priced = cedi.map((amount) => ({ amount: fromCedi(amount) }));
  const total = pesewas(priced.reduce((sum, { amount }) => sum + amount, fee));
  return { total, priced, checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, cedi.length), bookedOn };
}

/** The written tables: by days before check-in, which nights are paid (1), half paid (½) or not (0). */
type Paid = 0 | 0.5 | 1;
const WRITTEN: Record<CancellationPolicy | 'none', (daysBefore: number, night: number) => Paid> = {
  none: (days) => (days >= 1 ? 0 : 1),
  flexible: (days, night) => (days >= 1 ? 0 : night <= Math.max(0, -days) ? 1 : 0),
  moderate: (days, night) => (days >= 5 ? 0 : night <= Math.max(0, -days) ? 1 : 0.5),
  limited: (days) => (days >= 14 ? 0 : days >= 7 ? 0.5 : 1),
  firm: (days) => (days >= 30 ? 0 : days >= 7 ? 0.5 : 1),
};
const POLICIES = [null, ...CANCELLATION_POLICIES];

// §2.12/36
describe.each(POLICIES)('the policy %s', (policy) => {
  const written = WRITTEN[policy ?? 'none'];

  test.each([
    ['one night', stayOf([450])],
    ['nights of one price', stayOf([450, 450, 450])],
    [
      'nights of odd prices with a fee',
      stayOf([450.01, 640.33, 0, 512.77, 99.99], { fee: 12_345 }),
    ],
    ['a month', stayOf(Array.from({ length: 31 }, (_, n) => 300 + n / 100))],
    ['free nights', stayOf([0, 0, 0, 0], { fee: 5_000 })],
  ])('gives back what its table says every day, for %s', (_, stay) => {
    const prices = stay.priced.map(({ amount }) => amount);
    const sum = prices.reduce<number>((all, price) => all + price, 0);
    for (let days = 60; days > -prices.length; days--) {
      let open = 0;
      prices.forEach((price, night) => {
        open += (1 - written(days, night)) * (sum > 0 ? price : 1);
      });
      const back = Math.floor((stay.total * open) / (sum || prices.length) + 0.5);
      const refund = refundOf(policy, stay, addDays(CHECK_IN, -days));
      expect({ days, ...refund }).toEqual({ days, back, kept: stay.total - back });
    }
  });

  test('gives nothing back from check-out on, or to a guest who never came', () => {
    const stay = stayOf([450, 450]);
    expect(refundOf(policy, stay, stay.checkOut).back).toBe(0);
    expect(refundOf(policy, stay, CHECK_IN, 'no-show')).toEqual({ back: 0, kept: 90_000 });
  });

  test('gives everything back when the host or the site cancels, even during the stay', () => {
    const stay = stayOf([450, 450]);
    for (const end of ['host', 'site'] as const) {
      expect(refundOf(policy, stay, day('2026-12-16'), end)).toEqual({ back: 90_000, kept: 0 });
    }
  });

  test('gives everything back on the day of booking and the next, seven days ahead', () => {
    for (let ahead = 0; ahead <= 40; ahead++) {
      const bookedOn = addDays(CHECK_IN, -ahead);
      const stay = stayOf([450, 500], { bookedOn });
      for (let later = 0; later <= ahead; later++) {
        const on = addDays(bookedOn, later);
        const without = refundOf(policy, { ...stay, bookedOn: day('2026-09-01') }, on).back;
        const expected = ahead >= 7 && later <= 1 ? stay.total : without;
        expect([ahead, later, refundOf(policy, stay, on).back]).toEqual([ahead, later, expected]);
      }
    }
  });

  test('has a table that says the same as every day’s refund', () => {
    for (const today of ['2026-10-16', '2026-12-08', '2026-12-09', '2026-12-15'].map(day)) {
      const stay = stayOf([450.01, 640, 500], { fee: 7_777, bookedOn: today });
      const { rows } = refundTable(policy, stay, today);
      const days = rows.flatMap(({ from, until, back }) =>
        Array.from({ length: nightsBetween(from, until) + 1 }, (_, n) => [addDays(from, n), back]),
      );
      const asked = Array.from({ length: nightsBetween(today, CHECK_IN) + 1 }, (_, n) => {
        const date = addDays(today, n);
        return [date, refundOf(policy, stay, date).back];
      });
      expect(days).toEqual(asked);
    }
  });
});

describe('the table before one books', () => {
  const today = day('2026-11-20');
  const saidFor = (policy: CancellationPolicy | null, nights = 3) => {
    const stay = stayOf(
      Array.from({ length: nights }, () => 450),
      { bookedOn: today },
    );
    const { rows, leaveEarly } = refundTable(policy, stay, today);
    return [...rows.map(({ text }) => text), leaveEarly];
  };
  const LEAVE = 'If you leave early, you pay for the nights you stayed';

  test.each([
    [null, ['Cancel until 14 Dec: ₵1,350.00 back', 'Cancel from 15 Dec: nothing back', undefined]],
    [
      'flexible' as const,
      [
        'Cancel until 14 Dec: ₵1,350.00 back',
        'On 15 Dec, call your host to cancel: ₵900.00 back',
        `${LEAVE} and one more.`,
      ],
    ],
    [
      'moderate' as const,
      [
        'Cancel until 10 Dec: ₵1,350.00 back',
        'Cancel until 14 Dec: ₵450.00 back',
        'On 15 Dec, call your host to cancel: ₵450.00 back',
        `${LEAVE}, one more, and half of the rest.`,
      ],
    ],
    [
      'limited' as const,
      [
        'Cancel until 1 Dec: ₵1,350.00 back',
        'Cancel until 8 Dec: ₵675.00 back',
        'Cancel from 9 Dec: nothing back',
        undefined,
      ],
    ],
    [
      // The day of booking and the next are free: arrival is 25 days off.
      'firm' as const,
      [
        'Cancel until 21 Nov: ₵1,350.00 back',
        'Cancel until 8 Dec: ₵675.00 back',
        'Cancel from 9 Dec: nothing back',
        undefined,
      ],
    ],
  ])('of %s says %j', (policy, said) => {
    expect(saidFor(policy)).toEqual(said);
  });

  test('does not speak of leaving early where nothing would come back', () => {
    expect(saidFor('flexible', 2).at(-1)).toBeUndefined();
  });

  test('takes a quote as it is', () => {
    const dates = { checkIn: CHECK_IN, checkOut: day('2026-12-17') };
    const rules = { ...PLAIN_RULES, cleaningFee: 100, cancellation: 'flexible' as const };
    const quote = quoteStay(fromCedi(450), rules, dates, today);
    if (!quote) throw new Error('no quote');
    const stay = { ...quote, ...dates, bookedOn: today };
    expect(refundOf('flexible', stay, CHECK_IN)).toEqual({ back: 50_000, kept: 50_000 });
  });
});
