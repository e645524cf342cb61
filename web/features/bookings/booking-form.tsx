import { type FormEvent, type ReactNode, useId } from 'react';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import type { BookingForm as Form } from '#domain/bookings/rules.ts';
import { formatPesewas } from '#domain/values/money.ts';
import { PERSON_NAME_MAX } from '#domain/values/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormSummary } from '#web/ui/forms/form-summary.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookingTerms } from './booking-terms.tsx';
import { DatesField } from './dates-field.tsx';
import type { TakenDates } from './taken-dates.ts';
import { CONFIRM_ID, GUEST_ID } from './total-bar.tsx';
import type { BookingState } from './use-booking.ts';

interface Props {
  booking: BookingState;
  /** Undefined while loading, null if unavailable. */
  taken: TakenDates | null | undefined;
  /** The price, if it is not in view beside the form. */
  price: ReactNode;
  /** The reason it cannot be confirmed yet. */
  obstacle: string | undefined;
  limits: BookingLimits;
}

/** Dates and guest details (specification §2.12). */
export function BookingForm({ booking, taken, price, obstacle, limits }: Props) {
  const { form, quote, phase, failure, attempt, submit } = booking;
  const obstacleId = useId();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!obstacle) submit();
      }}
      className="flex flex-col gap-5"
    >
      <FormSummary message={failure?.message} attempt={attempt} />
      <DatesField
        booking={booking}
        taken={taken}
        problem={obstacle === bookingMessages.datesTaken ? obstacle : undefined}
        limits={limits}
      />
      <GuestFields booking={booking} />
      <p role="status" className="sr-only">
        {quote && bookingMessages.sumOfStay(quote.nights, formatPesewas(quote.total))}
      </p>
      <div id={CONFIRM_ID} className="flex flex-col gap-5">
        {price}
        <BookingTerms checkIn={form.checkIn} />
        {obstacle && (
          <div id={obstacleId}>
            {/* A refusal is already announced above. */}
            {failure?.message === obstacle ? (
              <p className="text-sm text-closed">{obstacle}</p>
            ) : (
              <Notice tone="error">{obstacle}</Notice>
            )}
          </div>
        )}
        <Button
          type="submit"
          size="lg"
          disabled={phase === 'leaving' || obstacle !== undefined}
          aria-describedby={obstacle && obstacleId}
          busy={phase === 'submitting'}
          busyText={bookingMessages.submitting}
        >
          {bookingMessages.submit}
        </Button>
      </div>
    </form>
  );
}

/** The name, email address and phone number of whoever books. */
function GuestFields({ booking: { form, phase, failure, change } }: Pick<Props, 'booking'>) {
  const field = (name: Exclude<keyof Form, 'checkIn' | 'checkOut'>) => ({
    name,
    value: form[name],
    readOnly: phase === 'submitting',
    disabled: phase === 'leaving',
    onChange: (event: FormEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be led to without a legend
    <div
      id={GUEST_ID}
      role="group"
      aria-label={bookingMessages.guest}
      tabIndex={-1}
      className="flex flex-col gap-5 outline-none"
    >
      <Field label="Full Name" error={failure?.fields.fullName}>
        <LimitedInput
          {...field('fullName')}
          max={PERSON_NAME_MAX}
          autoComplete="name"
          enterKeyHint="next"
        />
      </Field>
      <Field label="Email" error={failure?.fields.email} help={bookingMessages.contactHelp}>
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
    </div>
  );
}
