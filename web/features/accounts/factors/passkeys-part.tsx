import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { Passkey } from '#domain/accounts/passkeys-schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { factorsQuery } from '#web/lib/session/factors-query.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Outcome } from '#web/ui/outcome.tsx';
import { addPasskey } from './factor-calls.ts';
import { PasskeyItem } from './passkey-item.tsx';

/** The user's passkeys, and a button to add one. */
export function PasskeysPart({
  userId,
  passkeys,
}: {
  userId: string;
  passkeys: readonly Passkey[];
}) {
  const part = useRef<HTMLElement>(null);
  const { send, busy, error, changed } = useAdding(userId, part);

  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="passkeys-title"
      className="flex flex-col gap-3 outline-none"
    >
      <div>
        <h3 id="passkeys-title" className="font-semibold">
          {passkeyMessages.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{passkeyMessages.help}</p>
      </div>
      {passkeys.length > 0 ? (
        <ul className="border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey._id} passkey={passkey} onChanged={changed} />
          ))}
        </ul>
      ) : (
        <p className="text-sm">{passkeyMessages.none}</p>
      )}
      {error && !busy && (
        <Outcome tone="error">{failureMessage(error, passkeyMessages.failure)}</Outcome>
      )}
      <Button
        variant="secondary"
        busy={busy}
        busyText={passkeyMessages.adding}
        onClick={() => send()}
        className="self-start max-sm:w-full"
      >
        {passkeyMessages.add}
      </Button>
    </section>
  );
}

/** Adds a passkey; `changed` shows what that or another change has led to. */
function useAdding(userId: string, part: RefObject<HTMLElement | null>) {
  const queryClient = useQueryClient();
  const { forget, ...write } = useWrite({
    mutationFn: addPasskey,
    onSuccess: ({ message }) => changed(message),
  });

  /** The pressed button may be gone, so the focus moves; an earlier failure to add a passkey may no longer apply. */
  function changed(message: string) {
    forget();
    toast.success(message);
    void queryClient.invalidateQueries(factorsQuery(userId));
    announceProfileUpdate();
    part.current?.focus({ preventScroll: true });
  }

  return { ...write, changed };
}
