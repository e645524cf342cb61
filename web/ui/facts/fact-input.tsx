import Scale from 'lucide-react/icons/scale';
import type { ChangeEvent, ReactNode } from 'react';
import type { Fact } from '#domain/facts/fact.ts';
import { filterChoices } from '#domain/facts/fact-filters.ts';
import { factMessages } from '#domain/facts/messages.ts';
import { readFact } from '#domain/facts/read-fact.ts';
import { CheckGroup } from '../forms/check-group.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { DateInput } from '../forms/date-input.tsx';
import { Field } from '../forms/field.tsx';
import { LimitedInput } from '../forms/limited-input.tsx';
import { PriceInput } from '../forms/price-input.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  name: string;
  fact: Fact;
  /** As it was typed or chosen; several values with commas between. */
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** The input of a fact, by its type. */
export function FactInput({ name, fact, value, onChange, error }: Props) {
  if (fact.type === 'flag') {
    return (
      <Checkbox
        name={name}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      >
        {fact.label}
        {fact.hint && <span className="block text-muted">{fact.hint}</span>}
      </Checkbox>
    );
  }
  if (fact.type === 'choices') {
    return (
      <CheckGroup
        label={fact.label}
        name={name}
        options={filterChoices(fact)}
        value={value}
        onChange={onChange}
        required={fact.required}
        error={error}
      />
    );
  }
  return (
    <Field
      label={labelOf(fact)}
      mayBeEmpty={!fact.required}
      error={error}
      help={helpOf(fact, value)}
    >
      <Control name={name} fact={fact} value={value} onChange={onChange} />
    </Field>
  );
}

function Control({ name, fact, value, onChange }: Omit<Props, 'error'>) {
  const control = {
    name,
    value,
    autoComplete: 'off',
    onChange: ({
      currentTarget,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(currentTarget.value),
  };
  switch (fact.type) {
    case 'choice':
    case 'yes-no':
      return (
        <Select {...control} options={filterChoices(fact)} placeholder={factMessages.notSaid} />
      );
    case 'money':
      return <PriceInput name={name} value={value} onChange={onChange} placeholder="" />;
    case 'date':
      return <DateInput {...control} />;
    case 'number':
      return (
        <TextInput
          {...control}
          inputMode={fact.decimals ? 'decimal' : 'numeric'}
          className="figures"
        />
      );
    case 'text':
      // A parsed value may be shorter than its text.
      if (fact.read) return <TextInput {...control} />;
      return fact.lines ? (
        <TextArea {...control} rows={4} counterMax={fact.max} />
      ) : (
        <LimitedInput {...control} max={fact.max} />
      );
  }
}

/** 'Floor area (m²)' */
function labelOf(fact: Fact): string {
  if (fact.type !== 'number' || !fact.unit) return fact.label;
  return `${fact.label} (${typeof fact.unit === 'string' ? fact.unit : fact.unit[1]})`;
}

/** The hint, below any remark on a typed number; announced when it changes. */
function helpOf(fact: Fact, text: string): ReactNode {
  if (fact.type !== 'number' || !fact.note) return fact.hint;
  const note = noteOf(fact, text);
  return (
    <>
      <span role="status" className="text-sm font-medium text-laterite">
        {note && (
          <span className="flex items-start gap-1.5">
            <Icon of={Scale} size={16} className="mt-0.5 shrink-0" />
            {note}
          </span>
        )}
      </span>
      {fact.hint}
    </>
  );
}

function noteOf(fact: Fact, text: string): string | undefined {
  if (fact.type !== 'number' || !fact.note) return undefined;
  const read = readFact(fact, text);
  return read.ok && typeof read.value === 'number' ? fact.note(read.value) : undefined;
}
