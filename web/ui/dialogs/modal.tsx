import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { BACK_CLOSES, SHOWN_AT_ONCE } from '#web/lib/start/early-use.ts';
import { cx } from '../cx.ts';
import { MODAL_BODY, ModalFooter, ModalTitle } from './modal-parts.tsx';

export interface ModalProps {
  open: boolean;
  /** Asked for by the close button, Esc or a click beside it. */
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Stays in view below what scrolls: the buttons. */
  footer?: ReactNode;
  /** In the page's HTML, which shows it to visitors before any scripts of the page run (web/head/start-scripts.ts). */
  inHtml?: boolean;
  /** It came by itself, with a page or of going back: Back is for the router. */
  backLeaves?: boolean;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, and gives the focus
 * back to where it was.
 */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogId = useId();
  const titleId = useId();
  const isHydrated = useRef(!inHtml);
  const closedEarly = useEffectEvent(onClose);

  // Before any other effect: while it is open nothing beside it takes the focus, such as what came of what it asked.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open && element.open) element.close();
    if (open && !element.open) {
      if (isHydrated.current) element.showModal();
      // Closed by now, or never shown to who is signed in.
      else closedEarly();
    }
    isHydrated.current = true;
  }, [open]);

  // Taken away while it is open it is closed, too: an entry of the history stands for it (web/head/close-by-back.ts).
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  /** First in the browser, which gives the focus back, then at once for the page: the browser's event comes later. */
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
        // Who was not asked for it goes back to where they came from.
        [BACK_CLOSES]: inHtml || backLeaves ? undefined : '',
      }}
      suppressHydrationWarning={inHtml}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // What a file input in it calls off is not the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // Closed by the browser itself, as when Esc is pressed twice; after `close` it may be open again by now.
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
