interface Props<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; help?: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few values, all in view, each with an explanation if it needs one. */
export function Radios<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset data-field className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-control border border-control-line bg-surface px-3 py-2.5 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{option.label}</span>
              {option.help && <span className="block text-sm text-muted">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
