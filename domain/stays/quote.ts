import { addDays, type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import {
  formatPesewas,
  fromCedi,
  type Pesewas,
  pesewas,
  shareOf,
  sum,
  timesNights,
} from '../values/money.ts';
import { nightPrices, type PricedNight } from './night-price.ts';
import { priceMessages } from './price-messages.ts';
import type { PriceLine } from './price-schema.ts';
import { PLAIN_RULES } from './rules.ts';
import type { StayRules } from './schema.ts';
import { taxLines } from './taxes.ts';

/** Dates and guests that a price is asked for. */
export interface StayDates {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  guests?: number | undefined;
}

/** A line of a price in pesewas; discounts are negative. */
export interface QuoteLine {
  kind: PriceLine['kind'];
  label: string;
  amount: number;
}

export interface Quote {
  nights: number;
  /** Of a night without seasons, discounts and fees. */
  nightlyPrice: Pesewas;
  /** Each night by itself, before discounts. */
  priced: PricedNight[];
  lines: QuoteLine[];
  total: Pesewas;
  /** Refundable, not in the total. */
  deposit: Pesewas;
}

/** Nights from which the discounts of a week and a month are given. */
const WEEK = 7;
const MONTH = 28;

/**
 * The price of a stay; undefined unless check-out is after check-in. What applies to what: docs/decisions/listings/stay-prices.md.
 * @param today the day of booking, in Accra.
 */
export function quoteStay(
  nightlyPrice: Pesewas,
  rules: StayRules | null,
  stay: StayDates,
  today: CalendarDate,
): Quote | undefined {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < 1) return undefined;
  const sold = rules ?? PLAIN_RULES;
  const priceOf = nightPrices(rules, nightlyPrice);
  const priced = Array.from({ length: nights }, (_, night) =>
    priceOf(addDays(stay.checkIn, night)),
  );
  const ofNights = linesOfNights(priced);
  const untaxed = [
    ...ofNights,
    ...discounts(sold, sum(priced.map(({ amount }) => amount)), {
      nights,
      daysAhead: nightsBetween(today, stay.checkIn),
    }),
    ...fees(sold, nights, stay.guests),
  ];
  const lines = [...untaxed, ...taxLines(sold.tax, totalOf(untaxed), stay.checkIn)];
  return {
    nights,
    nightlyPrice,
    priced,
    lines,
    total: totalOf(lines),
    deposit: fromCedi(sold.deposit),
  };
}

/** '2 nights × ₵450.00': nights of the same price together, in the order of the first. */
function linesOfNights(priced: readonly PricedNight[]): QuoteLine[] {
  const nightsAt = new Map<Pesewas, number>();
  for (const { amount } of priced) nightsAt.set(amount, (nightsAt.get(amount) ?? 0) + 1);
  return [...nightsAt].map(([amount, nights]) => nightsLine(nights, amount));
}

/** The line of nights of one price. */
export const nightsLine = (nights: number, price: Pesewas): QuoteLine => ({
  kind: 'nights',
  label: priceMessages.nights(nights, formatPesewas(price)),
  amount: timesNights(price, nights),
});

/** Off the nights: one for their number, then off the rest the larger of those for booking early or late. */
function discounts(
  rules: StayRules,
  ofNights: Pesewas,
  { nights, daysAhead }: { nights: number; daysAhead: number },
): QuoteLine[] {
  const long = lengthDiscount(rules, nights);
  const offLength = shareOf(ofNights, long.percent, 100);
  const when = momentDiscount(rules, daysAhead);
  const offMoment = shareOf(pesewas(ofNights - offLength), when.percent, 100);
  return [
    ...line('discount', long.say(long.percent), -offLength),
    ...line('discount', when.say(when.percent), -offMoment),
  ];
}

interface Discount {
  percent: number;
  say: (percent: number) => string;
}

/** A month's replaces a week's; a host who set none for a month still gives the week's. */
function lengthDiscount(rules: StayRules, nights: number): Discount {
  if (nights >= MONTH && rules.monthDiscount > 0) {
    return { percent: rules.monthDiscount, say: priceMessages.monthDiscount };
  }
  return { percent: nights >= WEEK ? rules.weekDiscount : 0, say: priceMessages.weekDiscount };
}

function momentDiscount(
  { earlyDiscount: early, lastMinuteDiscount: late }: StayRules,
  daysAhead: number,
): Discount {
  const ofEarly = early && daysAhead >= early.days ? early.percent : 0;
  const ofLate = late && daysAhead <= late.days ? late.percent : 0;
  return ofEarly >= ofLate
    ? { percent: ofEarly, say: priceMessages.earlyDiscount }
    : { percent: ofLate, say: priceMessages.lastMinuteDiscount };
}

function fees(rules: StayRules, nights: number, guests: number | undefined): QuoteLine[] {
  const fee = fromCedi(rules.extraGuestFee);
  const extra = Math.max(0, (guests ?? 0) - (rules.guestsIncluded ?? Number.POSITIVE_INFINITY));
  return [
    ...line('cleaning', priceMessages.cleaning, fromCedi(rules.cleaningFee)),
    ...line(
      'extra-guests',
      priceMessages.extraGuests(extra, nights, formatPesewas(fee)),
      fee * extra * nights,
    ),
  ];
}

/** No line for what costs nothing. */
const line = (kind: QuoteLine['kind'], label: string, amount: number): QuoteLine[] =>
  amount === 0 ? [] : [{ kind, label, amount }];

const totalOf = (lines: readonly QuoteLine[]): Pesewas =>
  pesewas(lines.reduce((total, { amount }) => total + amount, 0));
