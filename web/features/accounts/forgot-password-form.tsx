import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { forgotPasswordMessages } from '#domain/accounts/messages.ts';
import { type ReadField, useFormAnswer, whatIsDone } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { sendForm } from './calls.ts';
import { FORGOT_PASSWORD } from './forgot-password-rules.ts';

/** Asks for a reset link by mail (specification §2.13). */
export function ForgotPasswordForm() {
  const submission = useSubmission({ isNative: true, answer: useFormAnswer() });
  const [search] = useSearchParams();
  const isDone = whatIsDone(search) !== undefined;
  const [success, setSuccess] = useState<string | undefined>(
    isDone ? forgotPasswordMessages.success : undefined,
  );

  const send = (field: ReadField) => {
    const typed = FORGOT_PASSWORD.read(field);
    setSuccess(undefined);
    submission.submit({
      check: FORGOT_PASSWORD.check(typed),
      async call() {
        const { body } = await sendForm(FORGOT_PASSWORD.call(typed));
        setSuccess(body?.message || forgotPasswordMessages.success);
      },
      sentenceOf: FORGOT_PASSWORD.sentenceOf,
    });
  };

  return (
    <div className="flex flex-col gap-5">
      {success && (
        <Outcome tone="success">
          <p className="font-semibold">{success}</p>
          <p>
            If this email has an account, a link is on its way. It works for one hour. Check your
            spam folder too.
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
