import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { BACK_CLOSES, SHOWN_AT_ONCE } from '#web/lib/start/early-use.ts';
import { cx } from '../cx.ts';
import { MODAL_BODY, ModalFooter, ModalTitle } from './modal-parts.tsx';

export interface ModalProps {
  open: boolean;
  /** Called for the close button, Esc or a click outside. */
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling part: the buttons. */
  footer?: ReactNode;
  /** In the page's HTML, which shows it to visitors before any scripts of the page run (web/head/start-scripts.ts). */
  inHtml?: boolean;
  /** It opened on its own, with a page or by going back: Back is for the router. */
  backLeaves?: boolean;
}

/** The browser's own modal dialog: it keeps the focus inside, makes the rest inert, and returns the focus afterwards. */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  inHtml = false,
  backLeaves = false,
  className,
}: ModalProps & { className: string }) {
  const dialog = useBrowsersDialog({ open, onClose, inHtml });
  const dialogId = useId();
  const titleId = useId();

  /** Closes in the browser first, which returns the focus, then at once for the page: the browser's event comes later. */
  function close() {
    dialog.current?.close();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does for the keyboard what the click beside it does
    <dialog
      ref={dialog}
      id={dialogId}
      {...{
        [SHOWN_AT_ONCE]: inHtml || undefined,
        // Back from an unrequested dialog leads to the previous page.
        [BACK_CLOSES]: inHtml || backLeaves ? undefined : '',
      }}
      suppressHydrationWarning={inHtml}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Cancelling a file input inside must not cancel the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // Closed by the browser itself, for example by pressing Esc twice; after `close` it may be open again by now.
        if (open && !dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      className={cx(
        'bg-surface p-0 text-ink shadow-float backdrop:bg-scrim/50 open:flex',
        className,
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-0 w-full flex-col">
          <ModalTitle dialogId={dialogId} titleId={titleId} title={title} onClose={close} />
          <div className={MODAL_BODY}>{children}</div>
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the browser's dialog as `open` says. */
function useBrowsersDialog({
  open,
  onClose,
  inHtml,
}: Pick<ModalProps, 'open' | 'onClose'> & { inHtml: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useRef(!inHtml);
  const closedEarly = useEffectEvent(onClose);

  // Runs before all other effects: while it is open, nothing outside can take the focus, for example the result of its question.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open && element.open) element.close();
    if (open && !element.open) {
      if (isHydrated.current) element.showModal();
      // It was closed before hydration, or never shown to signed-in people.
      else closedEarly();
    }
    isHydrated.current = true;
  }, [open]);

  // Unmounting closes an open dialog, because it has an entry in the history (web/head/close-by-back.ts).
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return dialog;
}
