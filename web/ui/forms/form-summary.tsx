import { useEffect, useRef } from 'react';
import { Notice } from '../notice.tsx';
import { showOutcome } from '../show-outcome.ts';

interface Props {
  /** The sentence above the form; empty shows nothing. */
  message: string | undefined;
  /** Counts submissions: each failed one focuses the first wrong field. */
  attempt: number;
  /** Set if it comes with the page, and no single field is wrong. */
  takesFocus?: boolean | undefined;
}

/** An error about the whole form. Put it first inside the form. */
export function FormSummary({ message, attempt, takesFocus }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const form = anchor.current?.closest('form');
    const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
    // A file at fault says more than the control that chose it.
    const wrong =
      find('[aria-invalid="true"]:not([type="file"])') ??
      find('[data-wrong]') ??
      find('[aria-invalid="true"]');
    // Shows the label and the error too; a disabled control cannot be focused, but can be seen.
    if (wrong) showOutcome(wrong, wrong.closest('[data-field]') ?? wrong);
    else if (anchor.current?.firstChild) showOutcome(anchor.current);
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/noAutofocus: what came of a form is read out, as it is once scripts run
    <div ref={anchor} tabIndex={-1} autoFocus={takesFocus} className="outline-none empty:hidden">
      {message && <Notice tone="error">{message}</Notice>}
    </div>
  );
}
