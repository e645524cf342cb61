import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import { callApi } from '#web/lib/api.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { Field } from '#web/ui/field.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface Props {
  /** Of the password that was right. */
  ticket: string;
  onLoggedIn(response: LoginResponse): void;
  onBack(): void;
}

/** The code after the password: of the app, or for when it is lost. */
export default function CodeStep({ ticket, onLoggedIn, onBack }: Props) {
  const submission = useSubmission();

  const send = (field: (name: string) => string) => {
    const code = field('code');
    submission.submit({
      check: isBlank(code)
        ? failed(codeMessages.required, { code: codeMessages.required })
        : passed,
      call: async () =>
        onLoggedIn(
          await callApi<LoginResponse>('/api/auth/login/code', {
            token: null,
            json: { ticket, code },
          }),
        ),
      sentenceOf: (failure) => failure.message || codeMessages.failure,
    });
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{codeMessages.stepTitle}</h2>
        <p className="mt-1 text-sm text-muted">{codeMessages.stepHelp}</p>
      </div>
      <SubmissionForm
        takesFocus
        label={codeMessages.stepTitle}
        submission={submission}
        submitText={codeMessages.submit}
        busyText={codeMessages.submitting}
        onSubmit={send}
        secondAction={{ text: codeMessages.back, onClick: onBack }}
      >
        <Field
          label={codeMessages.stepCode}
          error={submission.errorOf('code')}
          help={codeMessages.stepRecovery}
        >
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            className="figures"
          />
        </Field>
      </SubmissionForm>
    </div>
  );
}
