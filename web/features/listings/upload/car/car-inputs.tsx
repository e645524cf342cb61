import { type ComponentProps, type ReactNode, useId } from 'react';
import { CAR_TEXT_MAX } from '#domain/cars/car.ts';
import { FIELD_LABEL, type RequiredCarField } from '#domain/cars/rules.ts';
import { Field } from '#web/ui/field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { Select } from '#web/ui/select.tsx';

import type { TextForm } from '../text-form.ts';
import type { CarField } from './car-upload.ts';

/** What the fields of a vehicle need of their form. */
export type CarForm = TextForm<CarField>;

interface Props {
  form: CarForm;
  field: RequiredCarField;
  help?: ReactNode;
}

type InputProps = Omit<
  ComponentProps<typeof LimitedInput>,
  'form' | 'name' | 'value' | 'onChange' | 'list' | 'max'
>;

interface CarInputProps extends Props, InputProps {
  max?: number;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
}

/** A required line of text. */
export function CarInput({ form, field, help, suggestions, ...input }: CarInputProps) {
  const listId = useId();
  return (
    <Field label={FIELD_LABEL[field]} error={form.errorOf(field)} help={help}>
      <LimitedInput
        max={CAR_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="next"
        {...input}
        name={field}
        value={form.text[field]}
        onChange={(event) => form.change(field, event.currentTarget.value)}
        list={suggestions && listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

interface CarChoiceProps extends Props {
  options: readonly string[];
  placeholder: string;
}

/** A required choice from a list. */
export function CarChoice({ form, field, help, options, placeholder }: CarChoiceProps) {
  return (
    <Field label={FIELD_LABEL[field]} error={form.errorOf(field)} help={help}>
      <Select
        name={field}
        options={options}
        placeholder={placeholder}
        value={form.text[field]}
        onChange={(event) => form.change(field, event.currentTarget.value)}
      />
    </Field>
  );
}

/** Two fields beside each other, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>;
}
