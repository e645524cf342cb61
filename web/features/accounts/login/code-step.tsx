import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import type { FormAnswer, ReadField } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { sendForm } from '../calls.ts';
import { LOGIN_CODE } from './code-rules.ts';
import { BACK } from './posted-login.ts';

interface Props {
  /** Proof that the password was right. */
  ticket: string;
  /** The page's response to a code that the browser posted without scripts. */
  answer: FormAnswer | undefined;
  onLoggedIn(response: LoginResponse): void;
  onBack(): void;
}

/** The code after the password: from the app, or a recovery code if the app is lost. */
export default function CodeStep({ ticket, answer, onLoggedIn, onBack }: Props) {
  const submission = useSubmission({ isNative: true, answer });

  const send = (field: ReadField) => {
    const typed = LOGIN_CODE.read(field);
    submission.submit({
      check: LOGIN_CODE.check(typed),
      async call() {
        const { body } = await sendForm(LOGIN_CODE.call(typed));
        onLoggedIn(body);
      },
      sentenceOf: LOGIN_CODE.sentenceOf,
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
        secondAction={{ text: codeMessages.back, name: BACK, onClick: onBack }}
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
        <input type="hidden" name="ticket" value={ticket} />
      </SubmissionForm>
    </div>
  );
}
