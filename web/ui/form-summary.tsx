import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface Props {
  /** The sentence above the form; empty shows nothing. */
  message: string | undefined;
  /** Counts submissions: with each one that failed, the first wrong field gets the focus. */
  attempt: number;
}

/** What is wrong with the form as a whole. Stands first inside its form. */
export function FormSummary({ message, attempt }: Props) {
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
    if (wrong) {
      wrong.focus();
      const isFile = wrong.matches('[data-wrong], [type="file"]');
      // A control that takes no more, as that of images once there are ten, cannot be focused.
      if (isFile || document.activeElement !== wrong) wrong.scrollIntoView({ block: 'center' });
    } else if (anchor.current?.firstChild) anchor.current.scrollIntoView({ block: 'center' });
  }, [attempt]);
  return (
    <div ref={anchor} className="empty:hidden">
      {message && <Notice tone="error">{message}</Notice>}
    </div>
  );
}
