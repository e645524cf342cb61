import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Outcome } from '../outcome.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** The two ways on. */
  confirmText: string;
  cancelText: string;
  /** It cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
  /** Disables the button of `cancelText` while busy. */
  noCancelWhileBusy?: boolean;
  /** The reason it failed: shown, and focused when it appears. */
  failure?: string | undefined;
  onConfirm(): void;
  /** Replaces closing, if cancelling leads elsewhere. */
  onCancel?: () => void;
  onClose(): void;
  /** It came of going back. */
  backLeaves?: boolean;
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
  noCancelWhileBusy = false,
  failure,
  onConfirm,
  onClose,
  onCancel = onClose,
  backLeaves,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      backLeaves={backLeaves}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={noCancelWhileBusy && busy}>
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
      <div className="flex flex-col gap-3">
        {children}
        {failure && <Outcome tone="error">{failure}</Outcome>}
      </div>
    </Dialog>
  );
}
