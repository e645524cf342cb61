import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingOfAll } from '#domain/bookings/all-schema.ts';
import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import {
  CANCEL_REASON_MAX,
  HOST_CANCEL_CONSEQUENCES,
  hostedStayMessages,
} from '#domain/bookings/hosted-messages.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { call } from '#web/lib/api/api.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { tableKey } from '../table/table-query.ts';

/** Cancels a stay for its guest, as its host can; nothing of one that is settled. */
export function CancelControl({ booking }: { booking: BookingOfAll }) {
  const [isOpen, setOpen] = useState(false);
  if (booking.status !== 'confirmed') return null;
  return (
    <>
      <Button
        variant="quiet-danger"
        className="px-3 lg:whitespace-nowrap"
        aria-label={`${hostedStayMessages.cancel}: ${booking.fullName}, ${booking.reference}`}
        onClick={() => setOpen(true)}
      >
        {hostedStayMessages.cancel}
      </Button>
      {isOpen && <CancelDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ booking, onClose }: { booking: BookingOfAll; onClose(): void }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, busy, error } = useWrite({
    mutationFn: (given: string) =>
      call('POST /api/User/stays/:id/cancel', {
        params: { id: booking._id },
        json: { reason: given },
      }),
    onSuccess({ message }) {
      toast.success(message);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey('bookings') }),
  });
  const cancel = () => {
    const check = checkCancelReason(reason);
    if (check.ok) return send(reason.trim());
    flushSync(() => setWrong(check.message));
    showOutcome(field.current, field.current?.closest('[data-field]'));
  };
  return (
    <ConfirmDialog
      open
      title={hostedStayMessages.cancelTitle}
      confirmText={hostedStayMessages.cancel}
      cancelText="Back"
      danger
      busy={busy}
      failure={error ? failureMessage(error, workspaceMessages.failure) : undefined}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        {booking.fullName}, {booking.propertyName}, {booking.reference}
      </p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {HOST_CANCEL_CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Field label={hostedStayMessages.reason} help={hostedStayMessages.reasonHelp} error={wrong}>
        <TextArea
          ref={field}
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
    </ConfirmDialog>
  );
}
