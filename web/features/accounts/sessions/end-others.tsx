import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { endOtherSessions } from './session-calls.ts';

/** Asks before every other device is logged out, and does it. */
export function EndOthers({ onEnded }: { onEnded(message: string): void }) {
  const [asking, setAsking] = useState(false);
  const { send, busy, error, forget } = useWrite({
    mutationFn: endOtherSessions,
    onSuccess({ message }) {
      // The question disappears with the other sessions.
      flushSync(() => setAsking(false));
      onEnded(message);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        className="self-start max-sm:w-full"
      >
        {ownSessionsMessages.endOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        title={ownSessionsMessages.confirmOthers}
        confirmText={ownSessionsMessages.endOthers}
        cancelText={ownSessionsMessages.keep}
        busy={busy}
        busyText={ownSessionsMessages.ending}
        failure={error ? failureMessage(error, ownSessionsMessages.failure) : undefined}
        onConfirm={() => send()}
        onClose={() => {
          setAsking(false);
          forget();
        }}
      >
        <p>{ownSessionsMessages.confirmHelp}</p>
      </ConfirmDialog>
    </>
  );
}
