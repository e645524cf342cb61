import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldMessages } from '#domain/field-messages.ts';

interface Texts {
  value?: unknown;
  defaultValue?: unknown;
}

interface LengthLimit<T> {
  ref: RefObject<T | null>;
  count: number;
  /** Number of characters over the limit; 0 if none. */
  excess: number;
  /** Call it on each change. */
  onType(text: string): void;
}

/**
 * Limits a text without cutting it: the field itself knows that it is too long, and its form refuses it
 * (web/lib/forms/too-long.ts). White space at the ends does not count, as the calls' rules trim it.
 */
export function useLengthLimit<T extends HTMLInputElement | HTMLTextAreaElement>(
  max: number | undefined,
  { value, defaultValue }: Texts,
): LengthLimit<T> {
  const ref = useRef<T>(null);
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? typed : String(value);
  const count = text.length;
  const excess = max === undefined ? 0 : Math.max(0, text.trim().length - max);

  useEffect(() => {
    ref.current?.setCustomValidity(excess > 0 ? fieldMessages.tooLong(max ?? 0) : '');
  }, [excess, max]);

  return { ref, count, excess, onType: setTyped };
}
