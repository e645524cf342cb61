import { useState } from 'react';
import { forgotPasswordFailure } from '#domain/accounts/failures.ts';
import { forgotPasswordMessages } from '#domain/accounts/messages.ts';
import { checkForgotPassword } from '#domain/accounts/rules.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { Field } from '#web/ui/field.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { forgotPassword } from './calls.ts';

/** Asks for a reset link by mail (specification §2.13). */
export function ForgotPasswordForm() {
  const submission = useSubmission();
  const [success, setSuccess] = useState<string>();

  const send = (field: (name: string) => string) => {
    const email = field('email').trim();
    setSuccess(undefined);
    submission.submit({
      check: checkForgotPassword({ email }),
      async call() {
        const response = await forgotPassword(email);
        setSuccess(response?.message || forgotPasswordMessages.success);
      },
      sentenceOf: forgotPasswordFailure,
    });
  };

  return (
    <div className="flex flex-col gap-5">
      {success && (
        <Outcome tone="success">
          <p className="font-semibold">{success}</p>
          <p>
            If we know this email, a link is on its way. It works for one hour. Look in your spam
            folder too.
          </p>
        </Outcome>
      )}
      <SubmissionForm
        label={forgotPasswordMessages.title}
        submission={submission}
        submitText={forgotPasswordMessages.submit}
        busyText={forgotPasswordMessages.submitting}
        onSubmit={send}
      >
        <Field label="Email" error={submission.errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
        </Field>
      </SubmissionForm>
    </div>
  );
}
