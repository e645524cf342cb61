import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** The two ways on. */
  confirmText: string;
  cancelText: string;
  /** It cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmText,
  cancelText,
  danger = false,
  busy = false,
  busyText,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelText}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyText={busyText}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
    </Dialog>
  );
}
