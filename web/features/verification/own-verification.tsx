import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '#domain/values/calendar-date.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { OWN_STATE_TEXTS, verificationMessages } from '#domain/verification/messages.ts';
import type { OwnVerification as Row } from '#domain/verification/schema.ts';
import { stateAfter } from '#domain/verification/states.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ownVerificationsQuery } from '#web/lib/own-verifications.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { takeBackVerification } from './verification-calls.ts';

/** One submitted document, with its result. */
export function OwnVerification({ row, userId }: { row: Row; userId: string }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { send, busy, error, forget } = useWrite({
    mutationFn: () => takeBackVerification(row._id),
    onSuccess({ message }) {
      // The pressed button disappears with it.
      flushSync(() => setAsking(false));
      focusTitle();
      toast.success(message);
    },
    onSettled: () => queryClient.invalidateQueries(ownVerificationsQuery(userId)),
  });
  const { text, tone } = stateOf(row);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <Badge tone={tone}>{text}</Badge>
        <p className="figures mt-1.5 font-medium wrap-anywhere">
          {[row.property?.name, row.number].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {verificationMessages.sent(formatInstantDate(row.createdAt))}.{' '}
          {verificationMessages.expires(formatDate(row.expiresOn))}.
        </p>
        {row.reason && <p className="mt-1 max-w-prose whitespace-pre-line">{row.reason}</p>}
        {row.state === 'approved' && row.renamed && (
          <p className="mt-1 max-w-prose">{verificationMessages.renamed}</p>
        )}
      </div>
      {stateAfter(row.state, 'take-back') && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {verificationMessages.takeBack}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={verificationMessages.takeBackTitle}
        confirmText={verificationMessages.takeBack}
        cancelText={verificationMessages.keep}
        danger
        busy={busy}
        failure={error ? failureMessage(error, verificationMessages.takeBackFailure) : undefined}
        onConfirm={() => send()}
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        <p>{verificationMessages.takeBackHelp}</p>
      </ConfirmDialog>
    </li>
  );
}

function stateOf({ state, expired, renamed }: Row): { text: string; tone: BadgeTone } {
  if (state === 'approved' && expired) return { text: verificationMessages.over, tone: 'laterite' };
  if (state === 'approved') {
    return { text: OWN_STATE_TEXTS.approved, tone: renamed ? 'laterite' : 'primary' };
  }
  return { text: OWN_STATE_TEXTS[state], tone: state === 'waiting' ? 'gold' : 'laterite' };
}
