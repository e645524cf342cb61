import { createContext, type ReactNode, useContext } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { PriceInput } from '#web/ui/forms/price-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { RuleField, RulesText } from './rules-text.ts';

/** The form's state, for its fields. */
export interface RulesForm {
  text: RulesText;
  busy: boolean;
  change(field: RuleField, value: string): void;
  changeSeasons(change: (seasons: RulesText['seasons']) => RulesText['seasons']): void;
  errorOf(field: string): string | undefined;
}

export const RulesFormContext = createContext<RulesForm | undefined>(undefined);

export function useRulesForm(): RulesForm {
  const form = useContext(RulesFormContext);
  if (!form) throw new Error('a field of the rules needs their form');
  return form;
}

interface Props {
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  kind: 'price' | 'whole' | 'text';
  help?: ReactNode;
  required?: boolean;
  /** Characters of a text. */
  max?: number;
}

/** A price, a whole number or a text of the rules. */
export function RuleInput({ name, label, value, onChange, kind, help, required, max = 60 }: Props) {
  const { busy, errorOf } = useRulesForm();
  const shared = { name, value, readOnly: busy, autoComplete: 'off' };
  return (
    <Field label={label} mayBeEmpty={!required} help={help} error={errorOf(name)}>
      {kind === 'price' && <PriceInput {...shared} placeholder="" onChange={onChange} />}
      {kind === 'whole' && (
        <TextInput
          {...shared}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="figures"
        />
      )}
      {kind === 'text' && (
        <LimitedInput
          {...shared}
          max={max}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field that the rules have once. */
export function RuleLine({
  name,
  ...rest
}: Omit<Props, 'name' | 'value' | 'onChange'> & { name: RuleField }) {
  const { text, change } = useRulesForm();
  return (
    <RuleInput
      {...rest}
      name={name}
      value={text.fields[name]}
      onChange={(value) => change(name, value)}
    />
  );
}
