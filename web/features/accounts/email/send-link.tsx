import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { sendLinkAgain } from './email-calls.ts';

const ABOUT = { about: 'email-link' };

/** Sends the link by email, or sends it again. */
export function SendLink({ again }: { again: boolean }) {
  const { send, busy } = useWrite({
    mutationFn: sendLinkAgain,
    onSuccess({ message }) {
      toast.success(message, ABOUT);
      announceProfileUpdate();
    },
    onError(error) {
      toast.error(failureMessage(error, confirmEmailMessages.notSent), ABOUT);
      // It may have been confirmed on another device.
      announceProfileUpdate();
    },
  });
  const text = again ? confirmEmailMessages.sendAgain : confirmEmailMessages.send;
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => send()}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {busy ? confirmEmailMessages.sending : text}
    </button>
  );
}
