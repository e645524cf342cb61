import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { guestsOffered, sayGuests } from '#domain/stays/guests.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { plural } from '#domain/values/plural.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { withChosen } from '#web/ui/forms/with-chosen.ts';

interface Props {
  rules: StayRules;
  /** As text; '' while nobody has chosen. */
  guests: string;
  onChange(guests: string): void;
  error?: string | undefined;
  disabled?: boolean;
  /** May stay empty: the price is then for as many as it includes. */
  mayBeEmpty?: boolean;
}

/** How many are coming, with what that changes. */
export function GuestsField({ rules, guests, onChange, error, disabled, mayBeEmpty }: Props) {
  return (
    <Field
      label={stayGuestMessages.guests}
      help={sayGuests(rules)}
      error={error}
      mayBeEmpty={mayBeEmpty}
    >
      <Select
        name="guests"
        placeholder={stayGuestMessages.guestsPlaceholder}
        options={withChosen(guestsOffered(rules).map(String), guests).map((count) => ({
          value: count,
          label: plural(Number(count), 'guest'),
        }))}
        value={guests}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
