import type { CalendarDate } from '../values/calendar-date.ts';
import { fromCedi, type Pesewas } from '../values/money.ts';
import { priceMessages } from './price-messages.ts';
import { PLAIN_RULES } from './rules.ts';
import type { StayRules } from './schema.ts';
import { seasonsByNight } from './seasons.ts';
import { weekdayOf } from './weekdays.ts';

/** What one night costs, and why, in a sentence for the host. */
export interface PricedNight {
  date: CalendarDate;
  amount: Pesewas;
  why: string;
}

/** The price of a night, and why; for many nights of one stay see `nightPrices`. */
export function priceOfNight(
  rules: StayRules | null,
  base: Pesewas,
  date: CalendarDate,
): PricedNight {
  return nightPrices(rules, base)(date);
}

/**
 * Prices the nights of one stay: a day's own price, else the season's for weekends, the season's, the weekend's, the base
 * (docs/decisions/listings/stay-prices.md).
 */
export function nightPrices(
  rules: StayRules | null,
  base: Pesewas,
): (date: CalendarDate) => PricedNight {
  const { days, weekend, ...rest } = rules ?? PLAIN_RULES;
  const own = new Map(days.map(({ date, price }) => [date, price]));
  const seasonsOf = seasonsByNight(rest);
  return (date) => {
    const said = (cedi: number, why: string) => ({ date, amount: fromCedi(cedi), why });
    const ownPrice = own.get(date);
    if (ownPrice !== undefined) return said(ownPrice, priceMessages.ownPrice);
    const isWeekend = weekend?.nights.includes(weekdayOf(date)) ?? false;
    for (const { name, price, weekendPrice } of seasonsOf(date)) {
      if (isWeekend && weekendPrice !== null) {
        return said(weekendPrice, priceMessages.seasonWeekend(name));
      }
      if (price !== null) return said(price, priceMessages.season(name));
    }
    if (weekend && isWeekend) return said(weekend.price, priceMessages.weekend);
    return { date, amount: base, why: priceMessages.base };
  };
}
