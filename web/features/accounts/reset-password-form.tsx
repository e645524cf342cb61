import { useState } from 'react';
import { loginMessages, resetPasswordMessages } from '#domain/accounts/messages.ts';
import { PASSWORD_MIN } from '#domain/accounts/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { type ReadField, useFormAnswer } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { signOut } from '#web/lib/session/session.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { sendForm } from './calls.ts';
import { GoingOn } from './going-on.tsx';
import { resetPasswordRules } from './reset-password-rules.ts';
import { useCapsLock } from './use-caps-lock.ts';

/** Sets a new password with the token of a mailed link (specification §2.13). */
export function ResetPasswordForm({ token }: { token: string }) {
  const submission = useSubmission({ isNative: true, answer: useFormAnswer() });
  const capsLock = useCapsLock();
  const [success, setSuccess] = useState<string>();

  const send = (field: ReadField) => {
    const rules = resetPasswordRules(token);
    const typed = rules.read(field);
    submission.submit({
      check: rules.check(typed),
      async call() {
        const { body } = await sendForm(rules.call(typed));
        // The server has ended every session of this account.
        signOut();
        setSuccess(body?.message || resetPasswordMessages.success);
      },
      sentenceOf: rules.sentenceOf,
    });
  };

  if (success) {
    return <GoingOn text={success} destination={paths.login} continueText={loginMessages.submit} />;
  }
  return (
    <SubmissionForm
      label={resetPasswordMessages.title}
      submission={submission}
      submitText={resetPasswordMessages.submit}
      busyText={resetPasswordMessages.submitting}
      onSubmit={send}
    >
      <Field
        label="New Password"
        error={submission.errorOf('password')}
        help={capsLock.hint ?? `At least ${PASSWORD_MIN} characters`}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          enterKeyHint="next"
          {...capsLock.watch}
        />
      </Field>
      <Field label="Confirm Password" error={submission.errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" enterKeyHint="go" />
      </Field>
    </SubmissionForm>
  );
}
