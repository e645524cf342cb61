import { useState } from 'react';
import type { BookingOfAll } from '#domain/bookings/all-schema.ts';
import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import {
  CANCEL_REASON_MAX,
  hostCancelConsequences,
  hostedStayMessages,
} from '#domain/bookings/hosted-messages.ts';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { useRowWrite } from '../table/use-row-write.ts';

/** Cancels a stay for its guest, as its host can; renders nothing for a settled stay. */
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
  const reason = useReason();
  const { send, busy, failure } = useRowWrite(
    'bookings',
    (given: string) =>
      call('POST /api/User/stays/:id/cancel', {
        params: { id: booking._id },
        json: { reason: given },
      }),
    onClose,
  );
  const cancel = () => {
    const check = checkCancelReason(reason.text);
    if (check.ok) return send(reason.text.trim());
    reason.refuse(check.message);
  };
  return (
    <ConfirmDialog
      open
      title={hostedStayMessages.cancelTitle}
      confirmText={hostedStayMessages.cancel}
      cancelText="Back"
      danger
      busy={busy}
      failure={failure}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        {booking.fullName}, {booking.propertyName}, {booking.reference}
      </p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {hostCancelConsequences().map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <ReasonField
        reason={reason}
        label={hostedStayMessages.reason}
        help={hostedStayMessages.reasonHelp}
        max={CANCEL_REASON_MAX}
        readOnly={busy}
      />
    </ConfirmDialog>
  );
}
