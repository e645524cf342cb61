import { leavingMessages } from '#domain/leaving/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { keepAccount } from './leaving-calls.ts';

/** Takes the wish to leave back. */
export function KeepAccount({ className }: { className: string }) {
  const { send, busy } = useWrite({
    mutationFn: keepAccount,
    onSuccess({ message }) {
      toast.success(message);
      announceProfileUpdate();
    },
    onError: (error) => toast.error(failureMessage(error, leavingMessages.keepFailure)),
  });
  return (
    <button type="button" aria-disabled={busy} onClick={() => send()} className={className}>
      {busy ? leavingMessages.keeping : leavingMessages.keep}
    </button>
  );
}
