import { Field } from './field.tsx';
import { SearchInput } from './search-input.tsx';

interface Props {
  /** Said instead of shown: the placeholder is what is seen. */
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
  /** The id of the form it belongs to, when it stands outside of it. */
  form?: string;
}

/** The search box of a list: the parameter `search` of its form, with or without scripts. */
export function SearchField({ label, placeholder, value, onChange, form }: Props) {
  return (
    <Field label={label} hideLabel mayBeEmpty>
      <SearchInput
        name="search"
        form={form}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
      />
    </Field>
  );
}
