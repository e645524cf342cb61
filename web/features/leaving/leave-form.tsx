import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { checkLeave } from '#domain/leaving/rules.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { factorsQuery } from '#web/lib/session/factors-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { askToLeave } from './leaving-calls.ts';

interface Props {
  userId: string;
  /** Tells password managers which account the password belongs to. */
  email: string;
  onAsked(message: string): void;
  onCancel(): void;
}

/**
 * Explains what is deleted and what stays, and asks for the password as proof of intent. People with a passkey
 * or codes confirm in the dialog used for all dangerous calls instead, with any one of the three.
 */
export default function LeaveForm({ userId, email, onAsked, onCancel }: Props) {
  const submission = useSubmission();
  const { data: factors } = useQuery(factorsQuery(userId));
  const hasFactor = factors && (factors.passkeys.length > 0 || factors.codes.since !== null);
  const gone = useRef<HTMLUListElement>(null);
  // Without a field the focus would be nowhere; on the button a second press would be enough.
  useEffect(() => {
    if (hasFactor) gone.current?.focus({ preventScroll: true });
  }, [hasFactor]);

  const send = (field: (name: string) => string) => {
    const typed = hasFactor ? {} : { currentPassword: field('currentPassword') };
    submission.submit({
      check: checkLeave(typed),
      async call() {
        const { message } = await askToLeave(typed);
        onAsked(message);
      },
      sentenceOf: (failure) => failureMessage(failure, leavingMessages.failure),
    });
  };

  return (
    <>
      <ul ref={gone} tabIndex={-1} className="list-disc pl-5 text-sm outline-none">
        {leavingMessages.gone.map((sentence) => (
          <li key={sentence} className="mt-1">
            {sentence}
          </li>
        ))}
      </ul>
      <SubmissionForm
        takesFocus
        danger
        label={leavingMessages.title}
        submission={submission}
        submitText={leavingMessages.confirm}
        busyText={leavingMessages.submitting}
        onSubmit={send}
        secondAction={{ text: leavingMessages.cancel, onClick: onCancel }}
      >
        {!hasFactor && <Password email={email} error={submission.errorOf('currentPassword')} />}
      </SubmissionForm>
    </>
  );
}

/** The password, for those who confirm in no other way. */
function Password({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={leavingMessages.password} error={error}>
        <PasswordInput name="currentPassword" autoComplete="current-password" enterKeyHint="go" />
      </Field>
    </>
  );
}
