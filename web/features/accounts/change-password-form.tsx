import { changePasswordFailure } from '#domain/accounts/failures.ts';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import { checkChangePassword, PASSWORD_MIN } from '#domain/accounts/rules.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { changePassword } from './profile-calls.ts';
import { useCapsLock } from './use-caps-lock.ts';

interface Props {
  /** Tells password managers which account the password belongs to. */
  email: string;
  onChanged(message: string): void;
  onCancel(): void;
}

export function ChangePasswordForm({ email, onChanged, onCancel }: Props) {
  const submission = useSubmission();
  const capsLock = useCapsLock();

  const send = (field: (name: string) => string) => {
    const currentPassword = field('currentPassword');
    const password = field('password');
    submission.submit({
      check: checkChangePassword({
        currentPassword,
        password,
        confirmPassword: field('confirmPassword'),
      }),
      async call() {
        const response = await changePassword({ currentPassword, password });
        onChanged(response?.message || changePasswordMessages.success);
      },
      sentenceOf: changePasswordFailure,
    });
  };

  return (
    <SubmissionForm
      takesFocus
      label={changePasswordMessages.open}
      submission={submission}
      submitText={changePasswordMessages.submit}
      busyText={changePasswordMessages.submitting}
      onSubmit={send}
      secondAction={{ text: changePasswordMessages.cancel, onClick: onCancel }}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={changePasswordMessages.current}
        error={submission.errorOf('currentPassword')}
        help={capsLock.hint}
      >
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          enterKeyHint="next"
          {...capsLock.watch}
        />
      </Field>
      <Field
        label="New password"
        error={submission.errorOf('password')}
        help={`At least ${PASSWORD_MIN} characters`}
      >
        <PasswordInput name="password" autoComplete="new-password" enterKeyHint="next" />
      </Field>
      <Field label="Confirm password" error={submission.errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" enterKeyHint="go" />
      </Field>
    </SubmissionForm>
  );
}
