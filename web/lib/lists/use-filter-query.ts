import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invertedRanges } from '#domain/values/ranges.ts';
import { EXACT_PARAMETER } from './list-page.ts';

/** Pause in typing before the list updates, in milliseconds. */
const PAUSE_MS = 300;

export interface FilterQuery<Name extends string> {
  /** Field values: the typed text, or else the address's value. */
  values: Readonly<Record<Name, string>>;
  /** `soon` waits for a pause in typing, `now` is for choices from a list. */
  change(name: Name, value: string, when: 'soon' | 'now'): void;
  /** Clears filters; all of them by default. */
  clear(names?: readonly Name[]): void;
  /** Applies typed text at once (Enter). */
  apply(): void;
}

/**
 * A list's filters, mirrored in the page's query string, so that results can be shared. Every change returns to
 * the first page and replaces the address, so that Back leaves the list at once.
 */
export function useFilterQuery<Name extends string>(names: readonly Name[]): FilterQuery<Name> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Partial<Record<Name, string>>>({});
  const typed = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownSearches = useRef(new Set<string>());

  const keep = (next: Partial<Record<Name, string>>) => {
    typed.current = next;
    setDraft(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  // An address that we did not write (Back, a link) overrides the typed text.
  useEffect(() => {
    if (ownSearches.current.has(search)) return;
    ownSearches.current.clear();
    clearTimeout(timer.current);
    typed.current = {};
    setDraft((before) => (Object.keys(before).length > 0 ? {} : before));
  }, [search]);

  const apply = () => {
    clearTimeout(timer.current);
    const next = withFilters(search, withoutInverted(search, typed.current));
    if (next === search) return;
    ownSearches.current.add(next);
    navigate({ pathname, search: next }, { replace: true, preventScrollReset: true });
  };
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });

  const address = new URLSearchParams(search);
  return {
    values: Object.fromEntries(
      // Without scripts, a form repeats a filter for each of its values.
      names.map((name) => [name, draft[name] ?? address.getAll(name).join(',')]),
    ) as Record<Name, string>,
    change(name, value, when) {
      keep({ ...typed.current, [name]: value });
      clearTimeout(timer.current);
      if (when === 'now') apply();
      else timer.current = setTimeout(() => latestApply.current(), PAUSE_MS);
    },
    clear(cleared = names) {
      const blank = Object.fromEntries(cleared.map((name) => [name, '']));
      keep({ ...typed.current, ...(blank as Partial<Record<Name, string>>) });
      apply();
    },
    apply,
  };
}

/** Drops typed ranges whose ends are the wrong way round: the list ignores them, and their fields show the error. */
function withoutInverted(search: string, typed: Readonly<Partial<Record<string, string>>>) {
  const filters = { ...Object.fromEntries(new URLSearchParams(search)), ...typed };
  const wrong = invertedRanges(filters).flatMap(({ min, max }) => [min, max]);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.includes(name)));
}

/** A query string with filters set, blank ones taken away, at its first page. */
export function withFilters(
  search: string,
  filters: Readonly<Partial<Record<string, string>>>,
): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  // Other words are read as usual.
  if (filters.search !== undefined) query.delete(EXACT_PARAMETER);
  for (const [name, value = ''] of Object.entries(filters)) {
    const trimmed = value.trim();
    if (trimmed) query.set(name, trimmed);
    else query.delete(name);
  }
  // A distance means nothing without a place.
  if (!query.has('near')) query.delete('within');
  const text = query.toString();
  return text ? `?${text}` : '';
}
