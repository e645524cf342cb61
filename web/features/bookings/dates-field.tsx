import { type FormEvent, Suspense } from 'react';
import { latestDates } from '#domain/bookings/bookable-dates.ts';
import { calendarMessages } from '#domain/bookings/calendar-messages.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { earliestDates } from '#domain/bookings/rules.ts';
import { type CalendarDate, parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { cx } from '#web/ui/cx.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TakenDates } from './taken-dates.ts';
import type { BookingState } from './use-booking.ts';

// The fields work on their own: if the calendar fails to load, there is none.
const StayCalendar = lazyPart(() => import('./stay-calendar.tsx'), Nothing);

interface Props {
  booking: BookingState;
  /** Undefined while loading, null if unavailable: there is no calendar then. */
  taken: TakenDates | null | undefined;
  /** An error about the two dates together. */
  problem: string | undefined;
  limits: BookingLimits;
}

/**
 * The two date fields of the specification (§2.12), with a calendar below that fills them in and shows taken
 * dates. Typing in the fields updates the calendar.
 */
export function DatesField({ booking, taken, problem, limits }: Props) {
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
  const textOf = (day: CalendarDate | undefined) => day ?? '';

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
      {taken !== null && (
        <div className="rounded-card border border-line bg-surface p-2 sm:p-4">
          {taken ? (
            <Suspense fallback={<CalendarSkeleton />}>
              <StayCalendar
                chosen={chosen}
                rules={{ today: now, taken, limits }}
                disabled={phase !== 'idle'}
                onChoose={({ checkIn, checkOut }) =>
                  change({ checkIn: textOf(checkIn), checkOut: textOf(checkOut) })
                }
              />
            </Suspense>
          ) : (
            <CalendarSkeleton />
          )}
          <CalendarKey taken={taken} />
        </div>
      )}
    </fieldset>
  );
}

/** As high as a month of six weeks. */
const CalendarSkeleton = () => <Skeleton className="h-86 rounded-control" />;

/** The calendar's legend; screen readers get the same from each day. */
function CalendarKey({ taken }: { taken: TakenDates | undefined }) {
  return (
    <ul
      aria-hidden
      className="mt-2 flex flex-wrap gap-x-5 gap-y-2 border-line border-t px-2 pt-3 text-sm text-muted"
    >
      <Key mark="border-2 border-primary font-bold" text={calendarMessages.todayKey} />
      <Key mark="font-medium text-ink" text={calendarMessages.freeKey} />
      <Key
        mark="bg-sunken line-through decoration-2 decoration-closed"
        text={calendarMessages.takenKey}
      />
      {taken && taken.own.length > 0 && <Key mark="bg-gold/20" text={calendarMessages.ownKey} />}
    </ul>
  );
}

/** A day as the calendar draws it, with its meaning. */
const Key = ({ mark, text }: { mark: string; text: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('figures grid size-7 place-items-center rounded-small text-xs', mark)}>
      12
    </span>
    {text}
  </li>
);
