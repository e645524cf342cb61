import { Suspense, type SyntheticEvent, useState } from 'react';
import { isLowData } from '#web/lib/low-data.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Field } from './field.tsx';
import { SearchInput } from './search-input.tsx';

const Suggestions = lazyPart(() => import('../suggestions/suggestions.tsx'), Nothing);

interface Props {
  /** Said instead of shown: the placeholder is what is seen. */
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
  /** The id of the form it belongs to, when it stands outside of it. */
  form?: string;
  /** It searches one's own: what all listings have is not suggested. */
  isOwn?: boolean;
}

/**
 * The search box of a list: the parameter `search` of its form, with or without scripts. What suggests while one types
 * is loaded with its first use, and not where data is low. On phones it stands below the form, which is `relative`: a
 * button that goes with the field is not covered.
 */
export function SearchField({ label, placeholder, value, onChange, form, isOwn }: Props) {
  const [used, setUsed] = useState<{ input: HTMLInputElement; before: string }>();
  const use = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (!used && !isOwn && !isLowData()) setUsed({ input, before: value });
  };
  return (
    <Field label={label} hideLabel mayBeEmpty className="md:relative">
      <SearchInput
        name="search"
        form={form}
        value={value}
        onFocus={use}
        onChange={(event) => {
          use(event);
          onChange(event.currentTarget.value);
        }}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
      />
      {used && (
        <Suspense>
          <Suggestions {...used} typed={value} />
        </Suspense>
      )}
    </Field>
  );
}
