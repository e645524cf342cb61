import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import {
  CANCEL_REASON_MAX,
  HOST_CANCEL_CONSEQUENCES,
  hostedStayMessages,
} from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';
import { cancelStay, HOSTED_STAYS } from './hosted-calls.ts';

interface Props {
  /** What is to be cancelled; undefined while nobody asks. */
  stay: HostedStay | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Asks for the reason, says what cancelling does, and does it. */
export function CancelStayDialog({ stay, onClose, onSettled }: Props) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, busy, failure, forget } = useCancel<HostedStay>({
    cancel: async ({ _id: id }) => (await cancelStay(id, { reason })).message,
    lists: HOSTED_STAYS,
    onSettled(outcome) {
      setReason('');
      onSettled(outcome);
    },
  });

  function confirm(confirmed: HostedStay) {
    const check = checkCancelReason(reason);
    if (check.ok) return send(confirmed);
    flushSync(() => setWrong(check.message));
    showOutcome(field.current, field.current?.closest('[data-field]'));
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
        setWrong(undefined);
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
          <Field
            label={hostedStayMessages.reason}
            help={hostedStayMessages.reasonHelp}
            error={wrong}
          >
            <TextArea
              ref={field}
              name="reason"
              rows={3}
              counterMax={CANCEL_REASON_MAX}
              value={reason}
              readOnly={busy}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setWrong(undefined);
              }}
            />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}
