import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

interface TitleProps {
  /** The id of the dialog it labels and closes. */
  dialogId: string;
  titleId: string;
  title: string;
  onClose?: () => void;
  className?: string | undefined;
  /** Class of the close button. */
  closeClass?: string | undefined;
}

/** A dialog's first row: its title, and a close button that works before scripts run. */
export const ModalTitle = ({
  dialogId,
  titleId,
  title,
  onClose,
  className,
  closeClass,
}: TitleProps) => (
  <div className={cx('flex items-center gap-4 py-3 pr-3 pl-6', className)}>
    <h2 id={titleId} className="grow text-xl">
      {title}
    </h2>
    <IconButton
      icon={X}
      label="Close"
      {...{ command: 'close', commandfor: dialogId }}
      onClick={
        onClose &&
        ((event) => {
          // The command is for before scripts run: on a dialog that is closed by now the browser warns.
          event.preventDefault();
          onClose();
        })
      }
      className={closeClass}
    />
  </div>
);

/** The scrolling part of a dialog. */
export const MODAL_BODY = 'min-h-0 grow scroll-py-6 overflow-y-auto overscroll-contain px-6 pb-6';

/** Stays in view below it: the buttons. */
export const ModalFooter = ({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <div
    className={cx(
      'flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4 max-sm:*:grow',
      className,
    )}
  >
    {children}
  </div>
);
