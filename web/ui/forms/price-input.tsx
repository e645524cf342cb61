import { type ComponentProps, useState } from 'react';
import { CEDI_SIGN, formatDigits, stripCommas } from '#domain/values/money.ts';
import { TextInput } from './text-input.tsx';

interface Props
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** The raw digits, '1250000'. */
  value: string;
  onChange(raw: string): void;
}

/** A price in cedi: raw digits while it has the focus, thousands separators otherwise (specification §2.7). */
export function PriceInput({ value, onChange, onFocus, onBlur, ...rest }: Props) {
  const [focused, setFocused] = useState(false);

  return (
    <div className="relative">
      <span aria-hidden className="absolute top-2.5 left-3 text-muted">
        {CEDI_SIGN}
      </span>
      <TextInput
        placeholder="0"
        {...rest}
        inputMode="numeric"
        autoComplete="off"
        value={focused ? value : formatDigits(value)}
        onChange={(event) =>
          onChange(stripCommas(event.currentTarget.value).replace(/[^\d.]/g, ''))
        }
        onFocus={(event) => {
          const input = event.currentTarget;
          queueMicrotask(() => showRaw(input, value));
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        className="figures pl-8"
      />
    </div>
  );
}

/**
 * Removes thousands separators and keeps the selection, so that typing replaces what Tab selected: a new value
 * alone would move the caret to the end. Call it after the browser has set its selection, before the next
 * render.
 */
function showRaw(input: HTMLInputElement, raw: string): void {
  const place = (index: number | null) => stripCommas(input.value.slice(0, index ?? 0)).length;
  const [start, end] = [place(input.selectionStart), place(input.selectionEnd)];
  input.value = raw;
  input.setSelectionRange(start, end);
}
