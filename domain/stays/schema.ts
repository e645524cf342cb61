import { z } from 'zod';
import { bookingMessages } from '../bookings/messages.ts';
import { BOOKING_STATUSES } from '../bookings/state.ts';
import { fieldMessages } from '../field-messages.ts';
import {
  calendarDate,
  calendarDateResponse,
  id,
  instantResponse,
  line,
  optionalLine,
} from '../fields-schema.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../values/money.ts';
import { BOOKING_WAYS, CANCELLATION_POLICIES, OPEN_TO, STAY_LIMITS, WEEKDAYS } from './limits.ts';

const L = STAY_LIMITS;
const whole = ({ min, max }: { min: number; max: number }) => {
  const error = fieldMessages.between(min, max);
  return z.number({ error }).int(error).min(min, error).max(max, error);
};
const percent = whole(L.percent);
/** Cedi, two decimals at most. */
const amount = z
  .number({ error: fieldMessages.invalidPrice })
  .min(0, fieldMessages.invalidPrice)
  .max(PRICE_MAX_CEDI, fieldMessages.priceTooHigh)
  .refine((cedi) => parsePrice(cedi) !== undefined, fieldMessages.invalidPrice);
const day = z.iso.date({ error: fieldMessages.invalidDate }) as unknown as z.ZodType<
  CalendarDate,
  string
>;
const weekdays = z.array(z.enum(WEEKDAYS)).max(7);

/** Nights that are sold differently, by date. Of two seasons that hold a night, the one with fewer nights wins. */
export const Season = z.object({
  name: line(60),
  from: day.describe('Its first night'),
  to: day.describe('Its last night'),
  yearly: z.boolean().describe('The same days each year, whatever the year of its dates'),
  price: amount.nullable().describe('Of a night, in cedi; null as outside of it'),
  weekendPrice: amount.nullable().describe('Of a weekend night, in cedi; null: the season’s price'),
  minNights: whole(L.nights).nullable(),
  maxNights: whole(L.nights).nullable(),
});
export type Season = z.infer<typeof Season>;

/**
 * What a stay is sold by, beside its price: amounts in cedi with two decimals at most, days by Ghana's calendar. A stay without
 * any of it has one price and is booked at once (specification §2.12).
 */
export const StayRules = z.object({
  booking: z
    .enum(BOOKING_WAYS)
    .default('instant')
    .describe('At once, or once the host accepts within 24 hours'),
  openTo: z
    .enum(OPEN_TO)
    .default('everyone')
    .describe('Everyone, or only guests whose Ghana Card is verified'),
  units: whole(L.units).describe('Equal rooms or apartments that one listing sells'),
  minNights: whole(L.nights),
  maxNights: whole(L.nights).nullable().describe('Null: as many as the site allows'),
  arrivalDays: weekdays.describe('Days on which a stay may begin; none: any'),
  noticeDays: whole(L.noticeDays).describe('Days between booking and arrival; 0: today'),
  monthsAhead: whole(L.monthsAhead).nullable().describe('Null: as far as the site allows'),
  preparationNights: whole(L.preparationNights).describe('Nights kept free after each stay'),
  guestsMax: whole(L.guests).nullable(),
  guestsIncluded: whole(L.guests).nullable().describe('In the price; null: all'),
  weekend: z.object({ nights: weekdays, price: amount }).nullable(),
  seasons: z.array(Season).max(L.seasons),
  days: z
    .array(z.object({ date: day, price: amount }))
    .max(L.days)
    .describe('Prices of single nights, which win over all others'),
  weekDiscount: percent.describe('From 7 nights, off the nights'),
  monthDiscount: percent.describe('From 28 nights, instead of the week’s'),
  earlyDiscount: z
    .object({ days: whole(L.earlyDays), percent })
    .nullable()
    .describe('Booked at least so many days before arrival'),
  lastMinuteDiscount: z
    .object({ days: whole(L.lastMinuteDays), percent })
    .nullable()
    .describe('Booked at most so many days before arrival'),
  cleaningFee: amount,
  extraGuestFee: amount.describe('For each guest beyond those included, each night'),
  deposit: amount.describe('Refundable, taken by the host at arrival; not in the total'),
  tax: z
    .object({ vatNumber: optionalLine(20), gtaLicence: optionalLine(40), included: z.boolean() })
    .nullable()
    .describe('Only for hosts who state a VAT number or a GTA licence'),
  cancellation: z
    .enum(CANCELLATION_POLICIES)
    .nullable()
    .describe('Null: free until the day before arrival'),
});
export type StayRules = z.infer<typeof StayRules>;

/** Rules that a host sends; `version` as it was read, 0 for the first. */
export const StayRulesBody = z.object({
  rules: StayRules,
  version: whole({ min: 0, max: 1_000_000 }),
});
export type StayRulesBody = z.infer<typeof StayRulesBody>;

export const StayRulesResponse = z.object({
  rules: StayRules.nullable().describe('Null: one price, booked at once'),
  version: z.number().int().min(0),
  hostCancelled: z
    .object({ cancelled: z.number().int().min(1), bookings: z.number().int().min(1) })
    .optional()
    .describe(
      'How many bookings made in the last 12 months the host cancelled, of how many; left out if none, and when rules are set',
    ),
});
export type StayRulesResponse = z.infer<typeof StayRulesResponse>;

export const BLOCK_REASONS = ['not-available', 'booked-elsewhere'] as const;

/** Nights that a host takes off: those from `from` on, the last before `to`. */
export const BlockBody = z
  .object({
    from: calendarDate(),
    to: calendarDate(),
    reason: z.enum(BLOCK_REASONS),
    name: optionalLine(80).describe('Who is coming, if booked elsewhere'),
    phoneNumber: optionalLine(40),
    note: optionalLine(200),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: bookingMessages.checkOutNotLater });
export type BlockBody = z.infer<typeof BlockBody>;

/** Nights of a block that are opened, the last before `to`; what is left of it stays. */
export const OpenNightsBody = z
  .object({ from: calendarDate(), to: calendarDate() })
  .refine(({ from, to }) => from < to, { path: ['to'], error: bookingMessages.checkOutNotLater });
export type OpenNightsBody = z.infer<typeof OpenNightsBody>;

/** What holds nights of a unit: a booking, or a block by the host. */
export const HeldNights = z.object({
  _id: id,
  kind: z.enum(['booking', ...BLOCK_REASONS]),
  unit: z.number().int().min(1),
  from: calendarDateResponse,
  to: calendarDateResponse.describe('The day on which they are free again'),
  preparedUntil: calendarDateResponse.describe(
    'Later than `to` where nights after it are kept free',
  ),
  name: z.string().describe('The guest’s; of a block what the host noted'),
  phoneNumber: z.string(),
  note: z.string(),
  status: z.enum(BOOKING_STATUSES).nullable().describe('Null for a block'),
});
export type HeldNights = z.infer<typeof HeldNights>;

/** Nights that another site's calendar says are taken: of several units, of any of them. */
export const ImportedNights = z.object({
  _id: id,
  kind: z.literal('imported'),
  from: calendarDateResponse,
  to: calendarDateResponse.describe('The day on which they are free again'),
  name: z.string().describe('Of the calendar, as the host calls it'),
  note: z.string().describe('The other site’s title of them'),
  readAt: instantResponse.nullable().describe('When that calendar was last read'),
  repeats: z.boolean().describe('Whether the site only repeats nights that it has from us'),
});
export type ImportedNights = z.infer<typeof ImportedNights>;

export const BlockResponse = z.object({ message: z.string(), block: HeldNights });
export type BlockResponse = z.infer<typeof BlockResponse>;

export const HostCalendarQuery = z.object({
  from: calendarDate(),
  to: calendarDate().describe('The day after the last; at most 400 days later'),
});
export type HostCalendarQuery = z.infer<typeof HostCalendarQuery>;

/** A host's short stays with what holds their nights, by name. */
export const HostCalendar = z.object({
  stays: z.array(
    z.object({
      _id: id,
      name: z.string(),
      price: z.number().describe('Of a night, in cedi'),
      rules: StayRules.nullable(),
      version: z.number().int().min(0),
      held: z.array(HeldNights),
      imported: z.array(ImportedNights),
    }),
  ),
});
export type HostCalendar = z.infer<typeof HostCalendar>;
