import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import {
  CANCEL_REASON_MAX,
  HOST_CANCEL_CONSEQUENCES,
  hostedStaySentences,
} from '#domain/bookings/hosted-sentences.ts';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { formatDay } from '#domain/calendar-date.ts';
import { plural } from '#domain/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { bookedDatesOf } from '../booking-calls.ts';
import { attemptToCancel, type CancelOutcome } from '../cancel-outcome.ts';
import { cancelStay, HOSTED_STAYS } from './hosted-calls.ts';

interface Props {
  /** What is to be cancelled; undefined while nobody asks. */
  stay: HostedStay | undefined;
  onClose(): void;
  onSettled(outcome: CancelOutcome): void;
}

/** Asks for the reason, says what cancelling does, and does it. */
export function CancelStayDialog({ stay, onClose, onSettled }: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const close = () => {
    setFailure(undefined);
    setWrong(undefined);
    onClose();
  };

  async function confirm({ _id: id, propertyId }: HostedStay) {
    const check = checkCancelReason(reason);
    if (!check.ok) {
      flushSync(() => setWrong(check.message));
      showOutcome(field.current, field.current?.closest('[data-field]'));
      return;
    }
    setWrong(undefined);
    setFailure(undefined);
    setBusy(true);
    const result = await attemptToCancel(async () => (await cancelStay(id, { reason })).message);
    if ('failure' in result) {
      setFailure(result.failure);
    } else {
      await queryClient.invalidateQueries(HOSTED_STAYS);
      void queryClient.invalidateQueries(bookedDatesOf(propertyId));
      setReason('');
      onSettled(result);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={stay !== undefined}
      onClose={close}
      title={hostedStaySentences.cancelTitle}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {ownBookingSentences.keep}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyText={ownBookingSentences.cancelling}
            onClick={() => stay && void confirm(stay)}
          >
            {hostedStaySentences.cancel}
          </Button>
        </>
      }
    >
      {stay && (
        <div className="flex flex-col gap-4">
          <div>
            <p className="font-semibold">
              {stay.fullName}, {stay.propertyName}
            </p>
            <p className="figures text-muted text-sm">
              {formatDay(stay.checkIn)} to {formatDay(stay.checkOut)},{' '}
              {plural(stay.nights, 'night')}
            </p>
          </div>
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {HOST_CANCEL_CONSEQUENCES.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <Field
            label={hostedStaySentences.reason}
            help={hostedStaySentences.reasonHelp}
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
          {failure && <Outcome tone="error">{failure}</Outcome>}
        </div>
      )}
    </Dialog>
  );
}
