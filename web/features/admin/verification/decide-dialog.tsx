import { useQueryClient } from '@tanstack/react-query';
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
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { tableKey } from '../table/table-query.ts';
import { type Decision, decideVerification, verificationQuery } from './verifying-calls.ts';

interface Props {
  verification: VerificationDetail;
  transition: AdminTransition;
  onClose(): void;
}

/** Asks for what a decision requires: the expiry date for an approval, the reason for all others. */
export function DecideDialog({ verification, transition, onClose }: Props) {
  const { _id, userName, kind } = verification;
  const queryClient = useQueryClient();
  const asksReason = needsReason(transition);
  const asked = useReason(asksReason ? '' : verification.expiresOn);
  const { send, busy, error } = useWrite({
    mutationFn: (decision: Decision) => decideVerification(_id, decision),
    onSuccess({ message }) {
      // The pressed button disappears with the old state.
      flushSync(onClose);
      focusTitle();
      toast.success(message);
    },
    onSettled: () => {
      void queryClient.invalidateQueries(verificationQuery(_id));
      void queryClient.invalidateQueries({ queryKey: tableKey('verifications') });
    },
  });

  const decide = () => {
    const given = asked.text.trim();
    const problem = asksReason ? reasonProblem(given) : expiryProblem(given, today(new Date()));
    if (problem) return asked.refuse(problem);
    send(asksReason ? { transition, reason: given } : { transition, reason: '', expiresOn: given });
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
        <ReasonField
          reason={asked}
          help={workspaceMessages.personIsMailed}
          max={VERIFICATION_REASON_MAX}
          readOnly={busy}
        />
      ) : (
        <Approval asked={asked} busy={busy} />
      )}
    </ConfirmDialog>
  );
}

function reasonProblem(given: string): string | undefined {
  const fits = given !== '' && given.length <= VERIFICATION_REASON_MAX;
  return fits ? undefined : verifyingMessages.reasonRequired;
}

/** The document is compared, and its expiry date entered. */
function Approval({ asked, busy }: { asked: ReturnType<typeof useReason>; busy: boolean }) {
  return (
    <>
      <p>{verifyingMessages.compare}</p>
      <Field
        label={verificationMessages.expiresOn}
        help={verificationMessages.expiresOnHelp}
        error={asked.problem}
      >
        <DateInput
          ref={asked.field}
          value={asked.text}
          readOnly={busy}
          onChange={(event) => asked.type(event.currentTarget.value)}
        />
      </Field>
    </>
  );
}
