import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { latestDates } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { earliestDates, type BookingForm as Form } from '#domain/bookings/rules.ts';
import { bookingSentences } from '#domain/bookings/sentences.ts';
import { parseCalendarDate, today } from '#domain/calendar-date.ts';
import { PERSON_NAME_MAX } from '#domain/person-name.ts';
import { paths } from '#domain/site/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { bookedDatesQuery } from './booking-calls.ts';
import { TakenDates } from './taken-dates-note.tsx';
import type { BookingState } from './use-booking.ts';

interface Props {
  propertyId: string;
  booking: BookingState;
  /** What the stay costs, where it is not in view beside the form. */
  price: ReactNode;
  limits: BookingLimits;
}

/** Who comes, and when (specification §2.12). */
export function BookingForm({ propertyId, booking, price, limits }: Props) {
  const { form, phase, failure, attempt, change, submit } = booking;
  const { data: taken } = useQuery(bookedDatesQuery(propertyId));
  const now = today(new Date());
  const checkIn = parseCalendarDate(form.checkIn);
  const earliest = earliestDates(now, checkIn);
  const latest = latestDates(now, checkIn, limits);
  const settled = phase === 'confirmed' || phase === 'leaving';

  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    readOnly: phase === 'submitting',
    disabled: settled,
    onChange: (event: FormEvent<HTMLInputElement>) => change(name, event.currentTarget.value),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-5"
    >
      {phase === 'confirmed' ? (
        <Notice tone="success">
          <p>{bookingSentences.success}</p>
          <ButtonLink to={paths.bookings} variant="link">
            {ownBookingSentences.see}
          </ButtonLink>
        </Notice>
      ) : (
        <FormSummary message={failure?.message} attempt={attempt} />
      )}
      <Field label="Full Name" error={failure?.fields.fullName}>
        <TextInput
          {...field('fullName')}
          maxLength={PERSON_NAME_MAX}
          autoComplete="name"
          enterKeyHint="next"
        />
      </Field>
      <Field label="Email" error={failure?.fields.email} help={bookingSentences.contactHelp}>
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field label="Phone Number" error={failure?.fields.phoneNumber}>
        <TextInput
          {...field('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Check In" error={failure?.fields.checkIn}>
          <DateInput {...field('checkIn')} min={earliest.checkIn} max={latest.checkIn} />
        </Field>
        <Field label="Check Out" error={failure?.fields.checkOut}>
          <DateInput {...field('checkOut')} min={earliest.checkOut} max={latest.checkOut} />
        </Field>
      </div>
      {taken && (
        <TakenDates
          taken={taken}
          checkIn={form.checkIn}
          checkOut={form.checkOut}
          warn={failure?.message !== bookingSentences.datesTaken}
        />
      )}
      {price}
      <Button
        type="submit"
        size="lg"
        disabled={settled}
        busy={phase === 'submitting'}
        busyText={bookingSentences.submitting}
      >
        {bookingSentences.submit}
      </Button>
    </form>
  );
}
