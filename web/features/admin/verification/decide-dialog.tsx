import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { TRANSITION_TEXTS, verifyingMessages } from '#domain/verification/admin-messages.ts';
import { VERIFICATION_REASON_MAX } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { expiryProblem } from '#domain/verification/rules.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import { type AdminTransition, needsReason } from '#domain/verification/states.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { tableKey } from '../table/table-query.ts';
import { type Decision, decideVerification, verificationQuery } from './verifying-calls.ts';

interface Props {
  verification: VerificationDetail;
  transition: AdminTransition;
  onClose(): void;
}

/** Asks for what a decision needs: the day of expiry of an approval, the reason of all others. */
export function DecideDialog({ verification, transition, onClose }: Props) {
  const { _id, userName, kind } = verification;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [expiresOn, setExpiresOn] = useState<string>(verification.expiresOn);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const { send, busy, error } = useWrite({
    mutationFn: (decision: Decision) => decideVerification(_id, decision),
    onSuccess({ message }) {
      // The button that was pressed goes with the state.
      flushSync(onClose);
      focusTitle();
      toast.success(message);
    },
    onSettled: () => {
      void queryClient.invalidateQueries(verificationQuery(_id));
      void queryClient.invalidateQueries({ queryKey: tableKey('verifications') });
    },
  });
  const asksReason = needsReason(transition);

  const decide = () => {
    const given = reason.trim();
    const problem = asksReason ? reasonProblem(given) : expiryProblem(expiresOn, today(new Date()));
    if (!problem) {
      return send(
        asksReason ? { transition, reason: given } : { transition, reason: '', expiresOn },
      );
    }
    flushSync(() => setWrong(problem));
    showOutcome(field.current, field.current?.closest('[data-field]'));
  };

  return (
    <ConfirmDialog
      open
      title={`${TRANSITION_TEXTS[transition]}: ${verificationMessages.titles[kind]} of ${userName}`}
      confirmText={TRANSITION_TEXTS[transition]}
      cancelText="Cancel"
      danger={asksReason}
      busy={busy}
      failure={error ? failureMessage(error, workspaceMessages.failure) : undefined}
      onConfirm={decide}
      onClose={onClose}
    >
      {asksReason ? (
        <Field label="Reason" help={workspaceMessages.personIsMailed} error={wrong}>
          <TextArea
            ref={field}
            rows={3}
            counterMax={VERIFICATION_REASON_MAX}
            value={reason}
            readOnly={busy}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        </Field>
      ) : (
        <>
          <p>{verifyingMessages.compare}</p>
          <Field
            label={verificationMessages.expiresOn}
            help={verificationMessages.expiresOnHelp}
            error={wrong}
          >
            <DateInput
              ref={field}
              value={expiresOn}
              readOnly={busy}
              onChange={(event) => {
                setExpiresOn(event.currentTarget.value);
                setWrong(undefined);
              }}
            />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

function reasonProblem(given: string): string | undefined {
  const fits = given !== '' && given.length <= VERIFICATION_REASON_MAX;
  return fits ? undefined : verifyingMessages.reasonRequired;
}
