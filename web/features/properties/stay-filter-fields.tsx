import { useRef } from 'react';
import { latestDates } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { earliestDates } from '#domain/bookings/rules.ts';
import { staySearchMessages } from '#domain/bookings/search-messages.ts';
import { checkSearchedDays, FLEXIBLE_DAYS } from '#domain/bookings/searched-days.ts';
import { addDays, parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useSaidOnLeaving } from '#web/ui/forms/use-said-on-leaving.ts';
import { withChosen } from '#web/ui/forms/with-chosen.ts';
import { READ_STAY, type StayFilter } from './stay-filters.ts';

/** The most common numbers; an address can ask for more. */
const GUESTS_OFFERED = Array.from({ length: 12 }, (_, n) => String(n + 1));

interface Props {
  query: FilterQuery<StayFilter>;
  limits: BookingLimits;
}

/** Dates and guests: the fields that narrow a list of stays to free ones. */
export function StayFilterFields({ query: { values, change, clear }, limits }: Props) {
  const checkIn = useRef<HTMLInputElement>(null);
  const { said, heard, earliest, latest } = useDays(values, limits);
  const guests = READ_STAY.guests(values.guests) ?? '';
  // The button disappears with the dates.
  const clearDays = () => {
    clear(['from', 'to', 'flexible']);
    checkIn.current?.focus();
  };
  return (
    <>
      <fieldset
        {...heard}
        className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3"
      >
        <legend className="sr-only">{staySearchMessages.legend}</legend>
        <Field label="Check In" mayBeEmpty {...said('from')}>
          <DateInput
            ref={checkIn}
            name="from"
            value={values.from}
            min={earliest.checkIn}
            max={latest.checkIn}
            onChange={(event) => change('from', event.currentTarget.value, 'soon')}
          />
        </Field>
        <Field label="Check Out" mayBeEmpty {...said('to')}>
          <DateInput
            name="to"
            value={values.to}
            min={addDays(earliest.checkOut, 1)}
            max={latest.checkOut}
            onChange={(event) => change('to', event.currentTarget.value, 'soon')}
          />
        </Field>
        {values.from && values.to && (
          <Checkbox
            name="flexible"
            className="col-span-full"
            checked={values.flexible !== ''}
            onChange={({ currentTarget: { checked } }) =>
              change('flexible', checked ? String(FLEXIBLE_DAYS) : '', 'now')
            }
          >
            {staySearchMessages.flexible(FLEXIBLE_DAYS)}
          </Checkbox>
        )}
        {(values.from || values.to) && (
          <Button variant="link" onClick={clearDays} className="col-span-full justify-self-start">
            {staySearchMessages.clear}
          </Button>
        )}
      </fieldset>
      <Field label="Guests" mayBeEmpty>
        <Select
          name="guests"
          placeholder="Any number"
          options={withChosen(GUESTS_OFFERED, guests).map((count) => ({
            value: count,
            label: plural(Number(count), 'guest'),
          }))}
          value={guests}
          onChange={(event) => change('guests', event.currentTarget.value, 'now')}
        />
      </Field>
    </>
  );
}

/** What is said of the dates, and between which days they can be. */
function useDays(values: Props['query']['values'], limits: BookingLimits) {
  const now = today(new Date());
  const from = parseCalendarDate(values.from);
  const to = parseCalendarDate(values.to);
  const check = checkSearchedDays({ from, to }, now, limits);
  const wrong = check.ok ? undefined : check.fields;
  const { isSaid, heard } = useSaidOnLeaving(from !== undefined && to !== undefined && !check.ok);
  return {
    // One date alone is not an error yet: it waits for the other.
    said: (name: 'from' | 'to') =>
      from && to ? { error: isSaid ? wrong?.[name] : undefined } : { help: wrong?.[name] },
    heard,
    earliest: earliestDates(now, from),
    latest: latestDates(now, from, limits),
  };
}
