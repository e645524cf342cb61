import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  refuseArrival,
  refuseLeaving,
  refuseNoShow,
  type StayEndHow,
} from '#domain/bookings/ended-stay.ts';
import { endedStayMessages as said } from '#domain/bookings/ended-stay-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { refundableOf } from '#domain/stays/booked-refund.ts';
import { refundOf } from '#domain/stays/refund.ts';
import {
  addDays,
  type CalendarDate,
  parseCalendarDate,
  today,
} from '#domain/values/calendar-date.ts';
import { formatCedi, formatPesewas } from '#domain/values/money.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ToBeCancelled } from '../to-be-cancelled.tsx';
import { HOSTED_STAYS, sayArrived, sayLeftEarly, sayNoShow, undoArrived } from './hosted-calls.ts';

interface Props {
  stay: HostedStay;
  nameId: string;
}

/** For the host, on the days of the stay: the guest has arrived, did not come, or left early. */
export function StayEndings({ stay, nameId }: Props) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<StayEndHow>();
  const day = today(new Date());
  const { send, busy } = useWrite({
    mutationFn: () => (stay.arrivedAt ? undoArrived : sayArrived)(stay._id),
    async onSuccess({ message }) {
      await queryClient.invalidateQueries(HOSTED_STAYS);
      toast.success(message);
    },
    onError: (error) => toast.error(failureMessage(error, said.failure)),
  });
  return (
    <>
      {!refuseArrival(stay, day) && (
        <Button variant="secondary" busy={busy} aria-describedby={nameId} onClick={() => send()}>
          {stay.arrivedAt ? said.notArrived : said.arrived}
        </Button>
      )}
      {!refuseNoShow(stay, day) && (
        <Button variant="secondary" aria-describedby={nameId} onClick={() => setEnding('no-show')}>
          {said.noShow}
        </Button>
      )}
      {!refuseLeaving(stay, day, day) && (
        <Button
          variant="secondary"
          aria-describedby={nameId}
          onClick={() => setEnding('left-early')}
        >
          {said.leftEarly}
        </Button>
      )}
      <EndDialog stay={stay} how={ending} day={day} onClose={() => setEnding(undefined)} />
    </>
  );
}

interface DialogProps {
  stay: HostedStay;
  /** Undefined while no dialog is open. */
  how: StayEndHow | undefined;
  day: CalendarDate;
  onClose(): void;
}

/** Says what the guest gets back before the stay is ended. */
function EndDialog({ stay, how, day, onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>(day);
  const on = (how === 'left-early' && parseCalendarDate(typed)) || day;
  const problem = how === 'left-early' ? refuseLeaving(stay, on, day) : undefined;
  const { error, send, busy, forget } = useWrite({
    mutationFn: () => (how === 'no-show' ? sayNoShow(stay._id) : sayLeftEarly(stay._id, on)),
    async onSuccess({ message }) {
      await queryClient.invalidateQueries(HOSTED_STAYS);
      onClose();
      toast.success(message);
    },
  });
  return (
    <ConfirmDialog
      open={how !== undefined}
      title={how === 'no-show' ? said.noShowTitle : said.leftEarlyTitle}
      confirmText={how === 'no-show' ? said.noShow : said.leftEarly}
      cancelText={said.goBack}
      danger
      busy={busy}
      failure={error ? failureMessage(error, said.failure) : undefined}
      onConfirm={() => !problem && send()}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {how === 'left-early' && (
        <Field label={said.leftOn} error={problem}>
          <DateInput
            name="on"
            min={stay.checkIn}
            max={day < stay.checkOut ? day : addDays(stay.checkOut, -1)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      <ToBeCancelled
        name={`${stay.fullName}, ${stay.propertyName}`}
        stay={stay}
        consequences={how ? consequencesOf(stay, how, on) : []}
      />
    </ConfirmDialog>
  );
}

function consequencesOf(stay: HostedStay, how: StayEndHow, on: CalendarDate): string[] {
  const end = how === 'no-show' ? 'no-show' : 'guest';
  const { back } = refundOf(stay.cancellationPolicy, refundableOf(stay), on, end);
  const money =
    back > 0
      ? [said.back(formatPesewas(back), formatCedi(stay.total)), said.paidBack]
      : [said.nothingBack];
  return [...money, said.nightsFree, said.guestGetsMail];
}
