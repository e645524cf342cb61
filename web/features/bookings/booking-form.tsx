import { type FormEvent, type ReactNode, useId } from 'react';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { asksGuests } from '#domain/stays/guests.ts';
import type { StayRules } from '#domain/stays/schema.ts';
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
import { GuestsField } from './guests-field.tsx';
import { refundableNow } from './price-summary.tsx';
import type { Refusal } from './refusal.ts';
import type { TakenDates } from './taken-dates.ts';
import { CONFIRM_ID, GUEST_ID } from './total-bar.tsx';
import type { BookingState } from './use-booking.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  booking: BookingState;
  /** Undefined while loading, null if unavailable. */
  taken: TakenDates | null | undefined;
  /** The price, if it is not in view beside the form. */
  price: ReactNode;
  /** What the stay is sold by; undefined while unknown. */
  rules: StayRules | null | undefined;
  /** Why those refuse what is chosen. */
  refusal: Refusal | undefined;
  /** The reason it cannot be confirmed yet. */
  obstacle: string | undefined;
  limits: BookingLimits;
}

/** Dates and guest details (specification §2.12). */
export function BookingForm(props: Props) {
  const { booking, taken, price, rules, refusal, obstacle, limits } = props;
  const { form, quote, phase, failure, attempt, change, submit } = booking;
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
        guests={
          asksGuests(rules) && (
            <GuestsField
              rules={rules}
              guests={form.guests}
              onChange={(guests) => change({ guests })}
              error={failure?.fields.guests}
              disabled={phase !== 'idle'}
            />
          )
        }
        refusal={refusal && <WhyNot refusal={refusal} onChoose={change} />}
        limits={limits}
      />
      <GuestFields booking={booking} />
      <p role="status" className="sr-only">
        {quote && bookingMessages.sumOfStay(quote.nights, formatPesewas(quote.total))}
      </p>
      <div id={CONFIRM_ID} className="flex flex-col gap-5">
        {price}
        <BookingTerms
          checkIn={form.checkIn}
          refundable={refundableNow(quote, form)}
          rules={rules}
        />
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
          {rules?.booking === 'on-request' ? requestMessages.submit : bookingMessages.submit}
        </Button>
      </div>
    </form>
  );
}

/** The name, email address and phone number of whoever books. */
function GuestFields({ booking: { form, phase, failure, change } }: Pick<Props, 'booking'>) {
  const field = (name: 'fullName' | 'email' | 'phoneNumber') => ({
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
