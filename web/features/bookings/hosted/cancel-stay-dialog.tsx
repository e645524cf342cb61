import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import {
  CANCEL_REASON_MAX,
  HOST_CANCEL_CONSEQUENCES,
  hostedStayMessages,
} from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';
import { cancelStay, HOSTED_STAYS } from './hosted-calls.ts';

interface Props {
  /** The stay to cancel; undefined while no dialog is open. */
  stay: HostedStay | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Asks for the reason, explains the effects of cancelling, and cancels. */
export function CancelStayDialog({ stay, onClose, onSettled }: Props) {
  const reason = useReason();
  const { send, busy, failure, forget } = useCancel<HostedStay>({
    cancel: async ({ _id: id }) => (await cancelStay(id, { reason: reason.text })).message,
    lists: HOSTED_STAYS,
    onSettled(outcome) {
      reason.type('');
      onSettled(outcome);
    },
  });

  function confirm(confirmed: HostedStay) {
    const check = checkCancelReason(reason.text);
    if (check.ok) return send(confirmed);
    reason.refuse(check.message);
  }

  return (
    <ConfirmDialog
      open={stay !== undefined}
      title={hostedStayMessages.cancelTitle}
      confirmText={hostedStayMessages.cancel}
      cancelText={ownBookingMessages.keep}
      danger
      busy={busy}
      busyText={ownBookingMessages.cancelling}
      failure={failure}
      onConfirm={() => stay && confirm(stay)}
      onClose={() => {
        forget();
        reason.forgive();
        onClose();
      }}
    >
      {stay && (
        <>
          <ToBeCancelled
            name={`${stay.fullName}, ${stay.propertyName}`}
            stay={stay}
            consequences={HOST_CANCEL_CONSEQUENCES}
          />
          <ReasonField
            reason={reason}
            label={hostedStayMessages.reason}
            help={hostedStayMessages.reasonHelp}
            max={CANCEL_REASON_MAX}
            readOnly={busy}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
