import { Suspense, type SyntheticEvent, useState } from 'react';
import { isLowData } from '#web/lib/low-data.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Field } from './field.tsx';
import { SearchInput } from './search-input.tsx';

const Suggestions = lazyPart(() => import('../suggestions/suggestions.tsx'), Nothing);

interface Props {
  /** For screen readers; the placeholder is the visible label. */
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
  /** Id of its form, if the field is outside it. */
  form?: string;
  /** Searches the user's own items, for which suggestions from all listings would be wrong. */
  isOwn?: boolean;
}

/**
 * A list's search box: the parameter `search` of its form, with or without scripts. Suggestions are loaded with
 * its first use, but not in low-data mode. On phones they appear below the form, which is `relative`, so that
 * they do not cover a button beside the field.
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
