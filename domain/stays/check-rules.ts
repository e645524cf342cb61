import { type Check, failed, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../values/money.ts';
import { rulesFormMessages } from './host-messages.ts';
import { STAY_LIMITS } from './limits.ts';
import type { Season, StayRules } from './schema.ts';

const L = STAY_LIMITS;

interface Range {
  min: number;
  max: number;
}

/** A field, by its path in the rules, and the sentence beside it if it is wrong. */
type Checked = readonly [field: string, wrong: string | undefined];

/** What cannot be saved of a host's rules as typed, field by field (`seasons.0.price`). A number that could not be read is NaN. */
export function checkStayRules(rules: StayRules): Check {
  const wrong = [
    ...checkDates(rules),
    ...checkGuests(rules),
    ...checkPrices(rules),
    ...rules.seasons.flatMap((season, at) =>
      checkSeason(season).map(([field, sentence]) => [`seasons.${at}.${field}`, sentence] as const),
    ),
  ].flatMap(([field, sentence]) => (sentence ? [[field, sentence] as const] : []));
  const [first] = wrong;
  return first ? failed(first[1], Object.fromEntries(wrong)) : passed;
}

const checkDates = (rules: StayRules): Checked[] => [
  ['minNights', whole(rules.minNights, L.nights)],
  ['maxNights', nightsAtMost(rules)],
  ['noticeDays', whole(rules.noticeDays, L.noticeDays)],
  ['monthsAhead', whole(rules.monthsAhead, L.monthsAhead)],
  ['preparationNights', whole(rules.preparationNights, L.preparationNights)],
];

const checkGuests = ({ guestsMax, guestsIncluded, extraGuestFee, units }: StayRules): Checked[] => [
  ['guestsMax', whole(guestsMax, L.guests)],
  [
    'guestsIncluded',
    whole(guestsIncluded, L.guests) ??
      (guestsMax !== null && guestsIncluded !== null && guestsIncluded > guestsMax
        ? rulesFormMessages.includedAboveMax
        : undefined),
  ],
  ['extraGuestFee', amount(extraGuestFee)],
  ['units', whole(units, L.units)],
];

const checkPrices = (rules: StayRules): Checked[] => [
  ['weekend.price', amount(rules.weekend?.price ?? null)],
  [
    'weekend.nights',
    rules.weekend?.nights.length === 0 ? rulesFormMessages.weekendNightsRequired : undefined,
  ],
  ['weekDiscount', whole(rules.weekDiscount, L.percent)],
  ['monthDiscount', whole(rules.monthDiscount, L.percent)],
  ['earlyDiscount.days', whole(rules.earlyDiscount?.days ?? null, L.earlyDays)],
  ['earlyDiscount.percent', whole(rules.earlyDiscount?.percent ?? null, L.percent)],
  ['lastMinuteDiscount.days', whole(rules.lastMinuteDiscount?.days ?? null, L.lastMinuteDays)],
  ['lastMinuteDiscount.percent', whole(rules.lastMinuteDiscount?.percent ?? null, L.percent)],
  ['cleaningFee', amount(rules.cleaningFee)],
  ['deposit', amount(rules.deposit)],
];

const checkSeason = (season: Season): Checked[] => [
  ['name', season.name.trim() === '' ? fieldMessages.required : undefined],
  ['from', season.from ? undefined : fieldMessages.invalidDate],
  ['to', lastNight(season)],
  ['price', amount(season.price)],
  ['weekendPrice', amount(season.weekendPrice)],
  ['minNights', whole(season.minNights, L.nights)],
  ['maxNights', nightsAtMost(season)],
];

/** A yearly season may go on into the next year. */
const lastNight = ({ from, to, yearly }: Season): string | undefined => {
  if (!to) return fieldMessages.invalidDate;
  return to < from && !yearly ? rulesFormMessages.lastBeforeFirst : undefined;
};

const nightsAtMost = ({ minNights, maxNights }: Pick<Season, 'minNights' | 'maxNights'>) =>
  whole(maxNights, L.nights) ??
  (maxNights !== null && maxNights < (minNights ?? 1) ? rulesFormMessages.maxBelowMin : undefined);

const whole = (number: number | null, { min, max }: Range): string | undefined =>
  number === null || (Number.isInteger(number) && number >= min && number <= max)
    ? undefined
    : fieldMessages.between(min, max);

function amount(cedi: number | null): string | undefined {
  if (cedi === null) return undefined;
  if (Number.isNaN(cedi) || parsePrice(cedi) === undefined) return fieldMessages.invalidPrice;
  return cedi > PRICE_MAX_CEDI ? fieldMessages.priceTooHigh : undefined;
}
