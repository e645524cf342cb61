import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { isLowData } from '#web/lib/low-data.ts';

/** Pause in typing before suggestions are requested, in milliseconds. */
const PAUSE_MS = 200;

/** The last suggestions, and the text they are for. */
interface Suggested {
  search: string;
  items: readonly Suggestion[];
}

const NOTHING: Suggested = { search: '', items: [] };

/**
 * Suggestions for the text in a search box, requested when typing pauses; only the last response counts. If it
 * fails, nothing is suggested.
 * @param before the text before anyone typed, for which nothing is suggested.
 */
export function useSuggestions(input: HTMLInputElement, typed: string, before: string) {
  const [suggested, setSuggested] = useState(NOTHING);
  const known = useRef<string | undefined>(before);
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (typed === known.current) return;
    known.current = undefined;
    const search = typed.trim();
    // Removing a filter, or going back, changes the field's text too.
    const isTyped = document.activeElement === input;
    if (search === '' || !isTyped || isLowData()) {
      setSuggested(NOTHING);
      return;
    }
    const asked = new AbortController();
    pending.current = asked;
    const { signal } = asked;
    const ask = async () => {
      const options = { query: { search, searches: '1' } as const, signal, token: null };
      const items = await call('GET /api/suggestions', options).catch(() => []);
      if (!signal.aborted) setSuggested({ search, items });
    };
    const timer = setTimeout(ask, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return () => asked.abort();
  }, [input, typed]);

  /** Stops suggesting for the typed text, even if a response is on its way. */
  const dismiss = () => {
    pending.current?.abort();
    setSuggested(NOTHING);
  };
  return { ...suggested, dismiss };
}
