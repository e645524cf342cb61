import { useState } from 'react';
import { flushSync } from 'react-dom';
import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { Passkey } from '#domain/accounts/passkeys-schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { formatShortInstant } from '#domain/values/instant.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { removePasskey } from './factor-calls.ts';
import { PasskeyName } from './passkey-name.tsx';

interface Props {
  passkey: Passkey;
  onChanged(message: string): void;
}

/** One passkey: its name, since when, and the ways to rename and remove it. */
export function PasskeyItem({ passkey, onChanged }: Props) {
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const moment = (iso: string) => formatShortInstant(iso, today(new Date()));
  const facts = [
    passkeyMessages.addedOn(moment(createdAt)),
    lastUsedAt ? passkeyMessages.lastUsed(moment(lastUsedAt)) : passkeyMessages.neverUsed,
    synced && passkeyMessages.synced,
  ].filter(Boolean);

  if (renaming) {
    return (
      <li className="border-line border-b py-3">
        <PasskeyName
          passkey={passkey}
          onCancel={() => setRenaming(false)}
          onRenamed={(message) => {
            setRenaming(false);
            onChanged(message);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={passkeyMessages.renameOf(name)}
          onClick={() => setRenaming(true)}
        >
          {passkeyMessages.rename}
        </Button>
        <Button
          variant="secondary"
          aria-label={passkeyMessages.removeOf(name)}
          onClick={() => setAsking(true)}
        >
          {passkeyMessages.remove}
        </Button>
      </div>
      <RemovePasskeyDialog
        passkey={passkey}
        open={asking}
        onClose={() => setAsking(false)}
        onChanged={onChanged}
      />
    </li>
  );
}

interface RemoveProps extends Props {
  open: boolean;
  onClose(): void;
}

/** Asks whether the passkey is to go, and removes it. */
function RemovePasskeyDialog({ passkey: { _id, name }, open, onClose, onChanged }: RemoveProps) {
  const { send, busy, error, forget } = useWrite({
    mutationFn: removePasskey,
    onSuccess({ message }) {
      // The question disappears with the passkey.
      flushSync(onClose);
      onChanged(message);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={passkeyMessages.confirmRemove(name)}
      confirmText={passkeyMessages.remove}
      cancelText={passkeyMessages.keep}
      danger
      busy={busy}
      busyText={passkeyMessages.removing}
      failure={error ? failureMessage(error, passkeyMessages.failure) : undefined}
      onConfirm={() => send(_id)}
      onClose={() => {
        onClose();
        forget();
      }}
    >
      <p>{passkeyMessages.removeHelp}</p>
    </ConfirmDialog>
  );
}
