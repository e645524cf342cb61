import { leavingMessages } from '#domain/leaving/messages.ts';
import { checkLeave } from '#domain/leaving/rules.ts';
import { failureMessage } from '#web/lib/failure-message.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { askToLeave } from './leaving-calls.ts';

interface Props {
  /** Tells password managers whose password it is. */
  email: string;
  onAsked(message: string): void;
  onCancel(): void;
}

/** What goes and what stays, and the password that says that one means it. */
export default function LeaveForm({ email, onAsked, onCancel }: Props) {
  const submission = useSubmission();

  const send = (field: (name: string) => string) => {
    const currentPassword = field('currentPassword');
    submission.submit({
      check: checkLeave({ currentPassword }),
      async call() {
        const { message } = await askToLeave({ currentPassword });
        onAsked(message);
      },
      sentenceOf: (failure) => failureMessage(failure, leavingMessages.failure),
    });
  };

  return (
    <>
      <ul className="list-disc pl-5 text-sm">
        {leavingMessages.gone.map((sentence) => (
          <li key={sentence} className="mt-1">
            {sentence}
          </li>
        ))}
      </ul>
      <SubmissionForm
        takesFocus
        label={leavingMessages.title}
        submission={submission}
        submitText={leavingMessages.confirm}
        busyText={leavingMessages.submitting}
        onSubmit={send}
        secondAction={{ text: leavingMessages.cancel, onClick: onCancel }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={leavingMessages.password} error={submission.errorOf('currentPassword')}>
          <PasswordInput name="currentPassword" autoComplete="current-password" enterKeyHint="go" />
        </Field>
      </SubmissionForm>
    </>
  );
}
