import type { ComponentProps } from 'react';
import { LOCATION_MAX } from '#domain/accounts/rules.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type ContactField = 'phoneNumber' | 'location';

interface Props {
  input(field: ContactField): Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
  errors: Partial<Record<ContactField, string | undefined>>;
}

/** Contact details and place, used on the profile and its older screen. */
export function ContactFields({ input, errors }: Props) {
  return (
    <>
      <Field label="Phone number" error={errors.phoneNumber}>
        <TextInput
          {...input('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      </Field>
      <Field label="Location" error={errors.location} help="Your town or suburb">
        <LimitedInput
          {...input('location')}
          autoComplete="address-level2"
          max={LOCATION_MAX}
          enterKeyHint="done"
        />
      </Field>
    </>
  );
}
