import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { changeEmailFailure } from '#domain/accounts/failures.ts';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import { checkChangeEmail } from '#domain/accounts/rules.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { changeEmail } from '../profile-calls.ts';
import { useCapsLock } from '../use-caps-lock.ts';

interface Props {
  /** The current address, which tells password managers whose password it is. */
  account: string;
  onSent(message: string): void;
  onCancel(): void;
}

/** The new address, and the password. */
export default function ChangeEmailForm({ account, onSent, onCancel }: Props) {
  const submission = useSubmission();
  const capsLock = useCapsLock();

  const send = (field: (name: string) => string) => {
    const body = { email: field('email').trim(), currentPassword: field('currentPassword') };
    submission.submit({
      check: checkChangeEmail(body),
      async call() {
        const response = await changeEmail(body);
        onSent(response?.message || changeEmailMessages.sent(body.email));
      },
      sentenceOf: changeEmailFailure,
    });
  };

  return (
    <SubmissionForm
      takesFocus
      label={changeEmailMessages.open}
      submission={submission}
      submitText={changeEmailMessages.submit}
      busyText={changeEmailMessages.submitting}
      onSubmit={send}
      secondAction={{ text: changeEmailMessages.cancel, onClick: onCancel }}
    >
      <Field label={changeEmailMessages.newAddress} error={submission.errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <Field
        label={changePasswordMessages.current}
        error={submission.errorOf('currentPassword')}
        help={capsLock.hint}
      >
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          enterKeyHint="go"
          {...capsLock.watch}
        />
      </Field>
    </SubmissionForm>
  );
}
