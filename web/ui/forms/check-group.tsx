import { useId } from 'react';
import { OptionBox } from '../filter-counts/option-box.tsx';

interface Props {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The values that are ticked, with commas between. */
  value: string;
  onChange(value: string): void;
  /** At least one must be ticked. */
  required?: boolean | undefined;
  error?: string | undefined;
}

/** Several of some values, as boxes to tick. */
export function CheckGroup({ label, name, options, value, onChange, required, error }: Props) {
  const errorId = useId();
  const chosen = new Set(value.split(',').filter(Boolean));
  const toggled = (each: string) =>
    options
      .map((option) => option.value)
      .filter((known) => (known === each ? !chosen.has(known) : chosen.has(known)))
      .join(',');
  return (
    <fieldset data-field aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {label}
        {/* A group has no aria-required. */}
        {required && <span className="sr-only"> (required)</span>}
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <OptionBox
            key={option.value}
            name={name}
            value={option.value}
            checked={chosen.has(option.value)}
            onChange={() => onChange(toggled(option.value))}
          >
            {option.label}
          </OptionBox>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm text-closed">
          {error}
        </p>
      )}
    </fieldset>
  );
}
