import type { FormEvent, ReactNode } from 'react';
import { latestDates } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { earliestDates } from '#domain/bookings/rules.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { CalendarCard } from './calendar-card.tsx';
import type { TakenDates } from './taken-dates.ts';
import type { BookingState } from './use-booking.ts';

interface Props {
  booking: BookingState;
  /** Undefined while loading, null if unavailable: there is no calendar then. */
  taken: TakenDates | null | undefined;
  /** An error about the two dates together. */
  problem: string | undefined;
  /** How many are coming, if it matters. */
  guests: ReactNode;
  /** Why the rules of the stay refuse the dates, with others to choose. */
  refusal: ReactNode;
  limits: BookingLimits;
}

/**
 * The two date fields of the specification (§2.12), with a calendar below that fills them in and shows taken
 * dates. Typing in the fields updates the calendar.
 */
export function DatesField({ booking, taken, problem, guests, refusal, limits }: Props) {
  const { form, phase, failure, change } = booking;
  const now = today(new Date());
  const chosen = {
    checkIn: parseCalendarDate(form.checkIn),
    checkOut: parseCalendarDate(form.checkOut),
  };
  const earliest = earliestDates(now, chosen.checkIn);
  const latest = latestDates(now, chosen.checkIn, limits);

  const field = (name: 'checkIn' | 'checkOut') => ({
    name,
    value: form[name],
    readOnly: phase === 'submitting',
    disabled: phase === 'leaving',
    min: earliest[name],
    max: latest[name],
    onChange: (event: FormEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  });

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-display text-lg font-semibold">{bookingMessages.dates}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4">
        <Field label="Check In" error={failure?.fields.checkIn ?? problem}>
          <DateInput {...field('checkIn')} />
        </Field>
        <Field label="Check Out" error={failure?.fields.checkOut}>
          <DateInput {...field('checkOut')} />
        </Field>
      </div>
      {guests}
      {refusal}
      {taken !== null && (
        <CalendarCard
          chosen={chosen}
          taken={taken}
          rules={{ today: now, limits }}
          disabled={phase !== 'idle'}
          onChoose={({ checkIn, checkOut }) =>
            change({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })
          }
        />
      )}
    </fieldset>
  );
}
