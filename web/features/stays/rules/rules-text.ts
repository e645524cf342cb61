import {
  BOOKING_WAYS,
  CANCELLATION_POLICIES,
  OPEN_TO,
  WEEKDAYS,
  type Weekday,
} from '#domain/stays/limits.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { Season, StayRules } from '#domain/stays/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { parsePrice, priceText } from '#domain/values/money.ts';

/** The fields of the form, named as in the rules, with the words of people for those who changed them at once. */
export const FIELD_LABELS = {
  'weekend.price': 'Weekend price',
  'weekend.nights': 'Weekend nights',
  weekDiscount: 'Weekly discount',
  monthDiscount: 'Monthly discount',
  'earlyDiscount.days': 'Days of the early discount',
  'earlyDiscount.percent': 'Early discount',
  'lastMinuteDiscount.days': 'Days of the late discount',
  'lastMinuteDiscount.percent': 'Late discount',
  cleaningFee: 'Cleaning',
  deposit: 'Deposit',
  booking: 'How guests book',
  openTo: 'Who can book',
  minNights: 'Nights at least',
  maxNights: 'Nights at most',
  arrivalDays: 'Check-in days',
  noticeDays: 'Notice',
  monthsAhead: 'Months ahead',
  preparationNights: 'Nights kept free',
  guestsMax: 'Guests at most',
  guestsIncluded: 'Guests in the price',
  extraGuestFee: 'Further guests',
  units: 'Equal units',
  cancellation: 'Cancellation',
  'tax.vatNumber': 'VAT number',
  'tax.gtaLicence': 'GTA licence',
  'tax.included': 'Taxes included',
} as const;
export type RuleField = keyof typeof FIELD_LABELS;

const YES = 'yes';

/** A season as typed. */
export interface SeasonText {
  /** Its own while the form is open. */
  key: number;
  name: string;
  from: string;
  to: string;
  yearly: boolean;
  price: string;
  weekendPrice: string;
  minNights: string;
  maxNights: string;
}

/** The rules as typed. */
export interface RulesText {
  fields: Record<RuleField, string>;
  seasons: readonly SeasonText[];
}

export const isTicked = (text: string): boolean => text === YES;
export const tickText = (isOn: boolean): string => (isOn ? YES : '');

/** The cancellation of a stay without a policy. */
export const NO_POLICY = 'none';

/** The rules as the form shows them. */
export function textOf(stored: StayRules | null): RulesText {
  const rules = stored ?? PLAIN_RULES;
  const { weekend, earlyDiscount, lastMinuteDiscount, tax } = rules;
  return {
    fields: {
      'weekend.price': optionalPrice(weekend?.price ?? null),
      'weekend.nights': (weekend?.nights ?? ['fri', 'sat']).join(','),
      weekDiscount: feeText(rules.weekDiscount),
      monthDiscount: feeText(rules.monthDiscount),
      'earlyDiscount.days': wholeText(earlyDiscount?.days ?? null),
      'earlyDiscount.percent': wholeText(earlyDiscount?.percent ?? null),
      'lastMinuteDiscount.days': wholeText(lastMinuteDiscount?.days ?? null),
      'lastMinuteDiscount.percent': wholeText(lastMinuteDiscount?.percent ?? null),
      cleaningFee: feeText(rules.cleaningFee),
      deposit: feeText(rules.deposit),
      booking: rules.booking,
      openTo: rules.openTo,
      minNights: String(rules.minNights),
      maxNights: wholeText(rules.maxNights),
      arrivalDays: rules.arrivalDays.join(','),
      noticeDays: String(rules.noticeDays),
      monthsAhead: wholeText(rules.monthsAhead),
      preparationNights: String(rules.preparationNights),
      guestsMax: wholeText(rules.guestsMax),
      guestsIncluded: wholeText(rules.guestsIncluded),
      extraGuestFee: feeText(rules.extraGuestFee),
      units: String(rules.units),
      cancellation: rules.cancellation ?? NO_POLICY,
      'tax.vatNumber': tax?.vatNumber ?? '',
      'tax.gtaLicence': tax?.gtaLicence ?? '',
      'tax.included': tickText(tax?.included ?? true),
    },
    seasons: rules.seasons.map((season, key) => ({
      key,
      name: season.name,
      from: season.from,
      to: season.to,
      yearly: season.yearly,
      price: optionalPrice(season.price),
      weekendPrice: optionalPrice(season.weekendPrice),
      minNights: wholeText(season.minNights),
      maxNights: wholeText(season.maxNights),
    })),
  };
}

/**
 * The rules in the form's fields; what could not be read is NaN, or an empty day.
 * @param days the prices of single nights, which the calendar sets.
 */
export function rulesOf({ fields, seasons }: RulesText, days: StayRules['days']): StayRules {
  const tax = {
    vatNumber: fields['tax.vatNumber'].trim(),
    gtaLicence: fields['tax.gtaLicence'].trim(),
    included: isTicked(fields['tax.included']),
  };
  const weekendPrice = priceOf(fields['weekend.price']);
  return {
    booking: BOOKING_WAYS.find((way) => way === fields.booking) ?? 'instant',
    openTo: OPEN_TO.find((who) => who === fields.openTo) ?? 'everyone',
    units: wholeOf(fields.units),
    minNights: wholeOf(fields.minNights),
    maxNights: optionalWhole(fields.maxNights),
    arrivalDays: weekdaysOf(fields.arrivalDays),
    noticeDays: wholeOf(fields.noticeDays),
    monthsAhead: optionalWhole(fields.monthsAhead),
    preparationNights: wholeOf(fields.preparationNights),
    guestsMax: optionalWhole(fields.guestsMax),
    guestsIncluded: optionalWhole(fields.guestsIncluded),
    weekend:
      weekendPrice === null
        ? null
        : { nights: weekdaysOf(fields['weekend.nights']), price: weekendPrice },
    seasons: seasons.map(seasonOf),
    days,
    weekDiscount: optionalWhole(fields.weekDiscount) ?? 0,
    monthDiscount: optionalWhole(fields.monthDiscount) ?? 0,
    earlyDiscount: discountOf(fields['earlyDiscount.days'], fields['earlyDiscount.percent']),
    lastMinuteDiscount: discountOf(
      fields['lastMinuteDiscount.days'],
      fields['lastMinuteDiscount.percent'],
    ),
    cleaningFee: priceOf(fields.cleaningFee) ?? 0,
    extraGuestFee: priceOf(fields.extraGuestFee) ?? 0,
    deposit: priceOf(fields.deposit) ?? 0,
    tax: tax.vatNumber || tax.gtaLicence ? tax : null,
    cancellation: CANCELLATION_POLICIES.find((policy) => policy === fields.cancellation) ?? null,
  };
}

const seasonOf = (season: SeasonText): Season => ({
  name: season.name.trim(),
  from: season.from as CalendarDate,
  to: season.to as CalendarDate,
  yearly: season.yearly,
  price: priceOf(season.price),
  weekendPrice: priceOf(season.weekendPrice),
  minNights: optionalWhole(season.minNights),
  maxNights: optionalWhole(season.maxNights),
});

const weekdaysOf = (text: string): Weekday[] =>
  WEEKDAYS.filter((day) => text.split(',').includes(day));

const discountOf = (days: string, percent: string) =>
  days.trim() || percent.trim() ? { days: wholeOf(days), percent: wholeOf(percent) } : null;

const wholeOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const optionalWhole = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Null for nothing. */
const priceOf = (text: string): number | null =>
  text.trim() === '' ? null : (parsePrice(text) ?? Number.NaN);

const optionalPrice = (cedi: number | null): string => (cedi === null ? '' : priceText(cedi));
const wholeText = (number: number | null): string => (number === null ? '' : String(number));
/** Nothing for no fee. */
const feeText = (cedi: number): string => (cedi === 0 ? '' : priceText(cedi));
