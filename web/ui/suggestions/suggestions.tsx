import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '#domain/values/plural.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** The search box that becomes a combobox. */
  input: HTMLInputElement;
  /** The current text. */
  typed: string;
  /** The text before anyone typed. */
  before: string;
}

const NONE = -1;

/**
 * Suggestions under a search box: a combobox with a list box (WAI-ARIA) that keeps the focus in the field.
 * Typing filters the list as it does without suggestions.
 */
export default function Suggestions({ input, typed, before }: Props) {
  const { search, items, dismiss } = useSuggestions(input, typed, before);
  const listId = useId();
  const { isOpen, active, pick } = useChoice(input, items, dismiss);
  const optionId = (index: number) => `${listId}-${index}`;
  useComboboxRole(input, listId, isOpen, active === NONE ? undefined : optionId(active));

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-control border border-line bg-surface shadow-float"
      >
        {items.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.address}
            id={optionId(index)}
            suggestion={suggestion}
            isActive={index === active}
            onPick={() => pick(index)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && `${plural(items.length, 'suggestion')} for “${search}”. Use the arrow keys.`}
      </p>
    </>
  );
}

/** Chooses a suggestion by the keys of the field; `active` is the one that Enter picks. */
function useChoice(
  input: HTMLInputElement,
  items: readonly { address: string }[],
  dismiss: () => void,
) {
  const navigate = useNavigate();
  const [isClosed, setIsClosed] = useState(false);
  const [reached, setReached] = useState(NONE);
  const isOpen = items.length > 0 && !isClosed;
  const active = isOpen ? reached : NONE;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another list
  useEffect(() => {
    setIsClosed(false);
    setReached(NONE);
  }, [items]);

  const pick = (index: number) => {
    const picked = items[index];
    dismiss();
    if (picked) navigate(picked.address);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || items.length === 0) {
      // Suggestions still loading are too late for people who submit or leave.
      if (['Enter', 'Escape'].includes(event.key)) dismiss();
      return;
    }
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setReached(stepFrom(active, key === 'ArrowDown' ? 1 : -1, items.length));
      setIsClosed(false);
    } else if (key === 'Escape' && isOpen) {
      // The field would be emptied.
      event.preventDefault();
      event.stopPropagation();
      setIsClosed(true);
      setReached(NONE);
    } else if (key === 'Enter') {
      if (active === NONE) return dismiss();
      event.preventDefault();
      pick(active);
    }
  });
  const leave = useEffectEvent(dismiss);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', () => leave(), { signal });
    return () => listening.abort();
  }, [input]);

  return { isOpen, active, pick };
}

/** The field itself, NONE, comes before the first and after the last. */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Makes the field a combobox: React renders it without these attributes, and leaves them alone. */
function useComboboxRole(
  input: HTMLInputElement,
  listId: string,
  isOpen: boolean,
  activeId: string | undefined,
) {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
  }, [input, listId]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isOpen, activeId]);
}
