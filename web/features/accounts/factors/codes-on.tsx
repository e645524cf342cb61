import { useState } from 'react';
import { flushSync } from 'react-dom';
import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { RecoveryCodesResponse } from '#domain/accounts/codes.schema.ts';
import { failureMessage } from '#web/lib/failure-message.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { renewRecoveryCodes, switchCodesOff } from './factor-calls.ts';

interface Props {
  /** How many recovery codes can still be used. */
  left: number;
  onRenewed(response: RecoveryCodesResponse): void;
  onOff(message: string): void;
}

/** Codes that are on: new recovery codes, or off with them. */
export function CodesOn({ left, onRenewed, onOff }: Props) {
  const [asking, setAsking] = useState(false);
  const renewal = useWrite({ mutationFn: renewRecoveryCodes, onSuccess: onRenewed });
  const removal = useWrite({
    mutationFn: switchCodesOff,
    onSuccess({ message }) {
      // What asked is gone with the codes.
      flushSync(() => setAsking(false));
      onOff(message);
    },
  });
  return (
    <>
      <p className="text-sm">
        {codeMessages.on} {codeMessages.left(left)}
      </p>
      {renewal.error && !renewal.busy && (
        <Outcome tone="error">{failureMessage(renewal.error, codeMessages.failure)}</Outcome>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          variant="secondary"
          busy={renewal.busy}
          busyText={codeMessages.renewing}
          onClick={() => renewal.send()}
        >
          {codeMessages.renew}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {codeMessages.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={codeMessages.confirmRemove}
        confirmText={codeMessages.remove}
        cancelText={codeMessages.keep}
        danger
        busy={removal.busy}
        busyText={codeMessages.removing}
        failure={removal.error ? failureMessage(removal.error, codeMessages.failure) : undefined}
        onConfirm={() => removal.send()}
        onClose={() => {
          setAsking(false);
          removal.forget();
        }}
      >
        <p>{codeMessages.removeHelp}</p>
      </ConfirmDialog>
    </>
  );
}
