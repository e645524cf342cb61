import { useState } from 'react';
import { liftLockoutFailure } from '#domain/accounts/failures.ts';
import { lockoutMessages } from '#domain/accounts/lockout-messages.ts';
import { checkForgotPassword } from '#domain/accounts/rules.ts';
import { call } from '#web/lib/api/api.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

/** Ends a lockout caused by wrong passwords, so that the person can log in at once. */
export function LiftLockout() {
  const submission = useSubmission();
  const [success, setSuccess] = useState<string>();

  const send = (field: (name: string) => string) => {
    const email = field('email').trim();
    setSuccess(undefined);
    submission.submit({
      check: checkForgotPassword({ email }),
      async call() {
        const response = await call('POST /api/admin/lift-lockout', { json: { email } });
        setSuccess(response?.message || lockoutMessages.success(email));
      },
      sentenceOf: liftLockoutFailure,
    });
  };

  return (
    <section
      aria-labelledby="lockout-title"
      className="flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="lockout-title" className="text-lg">
          {lockoutMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lockoutMessages.help}</p>
      </div>
      {success && <Outcome tone="success">{success}</Outcome>}
      <SubmissionForm
        label={lockoutMessages.title}
        submission={submission}
        submitText={lockoutMessages.submit}
        busyText={lockoutMessages.submitting}
        onSubmit={send}
      >
        <Field label="Email" error={submission.errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
        </Field>
      </SubmissionForm>
    </section>
  );
}
