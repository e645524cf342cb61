import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldName, FieldTable, Field as FormField } from '#domain/fields/field.ts';
import { maxLength } from '#domain/fields/max-length.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { PriceInput } from '#web/ui/forms/price-input.tsx';
import { Select, type SelectOption } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { TextForm } from './text-form.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
>;

export interface FieldInputProps<Name extends string> extends InputProps {
  field: Name;
  form: Pick<TextForm<Name>, 'text' | 'errorOf' | 'change'>;
  /** Set if other fields decide whether it is optional; otherwise its entry does. */
  optional?: boolean;
  /** Below the input, in place of the field's own hint. */
  help?: ReactNode;
  /** Suggestions while typing; other text is allowed. */
  suggestions?: readonly string[];
  /** The options, if they are not all those of the field. */
  options?: readonly (string | SelectOption)[];
  /** For a choice: shown until one is made. */
  placeholder?: string;
}

/** A field's label and input, as defined in the table of its kind of listing. */
export function FieldInput<Table extends FieldTable>({
  table,
  field,
  form,
  help,
  optional,
  ...input
}: FieldInputProps<FieldName<Table>> & { table: Table }) {
  const entry: FormField | undefined = table[field];
  if (!entry) return null;
  return (
    <Field
      label={entry.label}
      optional={optional ?? entry.optional ?? false}
      error={form.errorOf(field)}
      help={help ?? entry.hint}
    >
      <Control
        {...input}
        entry={entry}
        name={field}
        value={form.text[field]}
        onType={(text) => form.change(field, text)}
      />
    </Field>
  );
}

interface ControlProps
  extends Omit<FieldInputProps<string>, 'field' | 'form' | 'help' | 'optional'> {
  entry: FormField;
  name: string;
  value: string;
  onType(text: string): void;
}

function Control({ entry, name, value, onType, options, placeholder, ...input }: ControlProps) {
  const onChange = (
    event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
  ) => onType(event.currentTarget.value);
  switch (entry.type) {
    case 'choice':
      return (
        <Select
          name={name}
          value={value}
          onChange={onChange}
          options={options ?? entry.values}
          placeholder={placeholder ?? ''}
        />
      );
    case 'paragraph':
      return (
        <TextArea name={name} value={value} onChange={onChange} rows={6} counterMax={entry.max} />
      );
    case 'price':
      return <PriceInput name={name} value={value} onChange={onType} enterKeyHint="next" />;
    case 'instant':
      return <DateInput type="datetime-local" name={name} value={value} onChange={onChange} />;
    default:
      return (
        <Line
          {...KEYBOARD[entry.type]}
          {...input}
          max={maxLength(entry)}
          name={name}
          value={value}
          onChange={onChange}
        />
      );
  }
}

/** The on-screen keyboard for each field. */
const KEYBOARD: Readonly<
  Record<'line' | 'whole' | 'person-name' | 'email' | 'phone', ComponentProps<'input'>>
> = {
  line: {},
  'person-name': {},
  whole: { inputMode: 'numeric', className: 'figures' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
};

function Line({
  suggestions,
  ...input
}: ComponentProps<typeof LimitedInput> & { suggestions?: readonly string[] | undefined }) {
  const listId = useId();
  return (
    <>
      <LimitedInput
        autoComplete="off"
        enterKeyHint="next"
        {...input}
        list={suggestions && listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
