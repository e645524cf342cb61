import { useState } from 'react';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { type CancelOutcome, useCancel } from '../use-cancel.ts';
import { DeclineDialog } from './cancel-stay-dialog.tsx';
import { acceptRequest, HOSTED_STAYS } from './hosted-calls.ts';

interface Props {
  stay: HostedStay;
  nameId: string;
  onSettled(outcome: CancelOutcome): void;
}

/** Accepts or declines a guest's request. */
export function AnswerRequest({ stay, nameId, onSettled }: Props) {
  const [isDeclining, setDeclining] = useState(false);
  const { send, busy, failure } = useCancel<HostedStay>({
    cancel: async ({ _id }) => (await acceptRequest(_id)).message,
    failed: requestMessages.answerFailure,
    lists: HOSTED_STAYS,
    onSettled,
  });
  return (
    <div className="flex min-w-0 grow flex-col gap-3">
      {failure && <Outcome tone="error">{failure}</Outcome>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow sm:justify-end">
        <Button
          variant="secondary"
          disabled={busy}
          aria-describedby={nameId}
          onClick={() => setDeclining(true)}
        >
          {requestMessages.decline}
        </Button>
        <Button
          busy={busy}
          busyText={requestMessages.accepting}
          aria-describedby={nameId}
          onClick={() => send(stay)}
        >
          {requestMessages.accept}
        </Button>
      </div>
      <DeclineDialog
        stay={isDeclining ? stay : undefined}
        onClose={() => setDeclining(false)}
        onSettled={onSettled}
      />
    </div>
  );
}
