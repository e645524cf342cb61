import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import {
  CANCEL_REASON_MAX,
  hostCancelConsequences,
  hostedStayMessages,
} from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { DECLINE_CONSEQUENCES, requestMessages } from '#domain/bookings/request-messages.ts';
import { formatCedi } from '#domain/values/money.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';
import { cancelStay, declineRequest, HOSTED_STAYS } from './hosted-calls.ts';

interface Props {
  /** The stay to cancel; undefined while no dialog is open. */
  stay: HostedStay | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Asks for the reason, explains the effects of cancelling, and cancels. */
export const CancelStayDialog = (props: Props) => (
  <ReasonDialog
    {...props}
    end={cancelStay}
    title={hostedStayMessages.cancelTitle}
    confirmText={hostedStayMessages.cancel}
    busyText={ownBookingMessages.cancelling}
    failed={ownBookingMessages.cancelFailure}
    consequences={hostCancelConsequences(props.stay && paidFor(props.stay))}
  />
);

/** What the host recorded as paid; undefined for nothing. */
function paidFor({ total, toPay = total, toRefund = 0 }: HostedStay): string | undefined {
  const paid = total + toRefund - toPay;
  return paid > 0 ? formatCedi(paid) : undefined;
}

/** The same for a request that is declined. */
export const DeclineDialog = (props: Props) => (
  <ReasonDialog
    {...props}
    end={declineRequest}
    title={requestMessages.declineTitle}
    confirmText={requestMessages.decline}
    busyText={requestMessages.declining}
    failed={requestMessages.answerFailure}
    consequences={DECLINE_CONSEQUENCES}
  />
);

interface Ending extends Props {
  end: typeof cancelStay;
  title: string;
  confirmText: string;
  busyText: string;
  failed: string;
  consequences: readonly string[];
}

function ReasonDialog({ stay, onClose, onSettled, end, failed, consequences, ...said }: Ending) {
  const reason = useReason();
  const { send, busy, failure, forget } = useCancel<HostedStay>({
    cancel: async ({ _id: id }) => (await end(id, { reason: reason.text })).message,
    failed,
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
      {...said}
      cancelText={ownBookingMessages.keep}
      danger
      busy={busy}
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
            consequences={consequences}
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
