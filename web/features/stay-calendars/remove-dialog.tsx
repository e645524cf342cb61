import { flushSync } from 'react-dom';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';

interface Props {
  /** What is removed; undefined while no dialog is open. */
  name: string | undefined;
  title: string;
  help: string;
  remove(): Promise<unknown>;
  onRemoved(): void;
  onClose(): void;
}

/** Asks before a calendar is removed, and removes it. */
export function RemoveDialog({ name, title, help, remove, onRemoved, onClose }: Props) {
  const { send, busy, error, forget } = useWrite({
    // One that was removed on another device counts as removed.
    mutationFn: () =>
      remove().catch((failure: Error) => {
        if (!isGone(failure)) throw failure;
      }),
    onSuccess() {
      onRemoved();
      // The pressed button disappears with the card.
      flushSync(onClose);
      focusTitle();
    },
  });
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={title}
      confirmText={calendarMessages.remove}
      cancelText="Keep it"
      danger
      busy={busy}
      busyText="Removing..."
      failure={error ? failureMessage(error, calendarMessages.failure) : undefined}
      onConfirm={() => send()}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p>{help}</p>
    </ConfirmDialog>
  );
}
