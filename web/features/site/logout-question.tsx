import { logoutQuestionMessages } from '#domain/accounts/logout-question-messages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

export interface LogoutQuestionProps {
  onConfirm(): void;
  onStay(): void;
}

const { title, text, confirm, stay } = logoutQuestionMessages;

/** Asks people with an unfinished upload on this device before it is deleted with the session. */
export function LogoutQuestion({ onConfirm, onStay }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={title}
      confirmText={confirm}
      cancelText={stay}
      danger
      onConfirm={onConfirm}
      onClose={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
