import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmationMessages } from '#domain/accounts/confirmation-messages.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { factorsQuery } from '#web/lib/session/factors-query.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { confirmByPasskey, confirmByTyping } from './confirm-calls.ts';

interface Props {
  /** `confirmed` is false if the dialog was closed. */
  onDone(confirmed: boolean): void;
}

/** Asks for the password, a code or a passkey before calls that need fresh proof of identity. */
export default function ConfirmAgainDialog({ onDone }: Props) {
  const session = useSession();
  const { data: factors } = useQuery(factorsQuery(session?.userId ?? ''));
  const [byCode, setByCode] = useState(false);
  const passkey = useWrite({ mutationFn: confirmByPasskey, onSuccess: () => onDone(true) });
  return (
    <Dialog open title={confirmationMessages.title} onClose={() => onDone(false)}>
      <div className="flex flex-col gap-5">
        <p>{confirmationMessages.help}</p>
        {passkey.error && !passkey.busy && (
          <Outcome tone="error">
            {failureMessage(passkey.error, confirmationMessages.failure)}
          </Outcome>
        )}
        {factors && factors.passkeys.length > 0 && (
          <Button
            size="lg"
            wide
            variant="secondary"
            busy={passkey.busy}
            busyText={confirmationMessages.submitting}
            onClick={() => passkey.send()}
          >
            {confirmationMessages.byPasskey}
          </Button>
        )}
        <Typed key={String(byCode)} byCode={byCode} email={session?.user.email} onDone={onDone} />
        {factors?.codes.since && (
          <Button variant="link" className="self-start" onClick={() => setByCode(!byCode)}>
            {byCode ? confirmationMessages.byPassword : confirmationMessages.byCode}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface TypedProps extends Props {
  byCode: boolean;
  /** Tells password managers which account the password belongs to. */
  email: string | undefined;
}

/** The password or code field. */
function Typed({ byCode, email, onDone }: TypedProps) {
  const submission = useSubmission();
  const name = byCode ? 'code' : 'currentPassword';
  const label = byCode ? confirmationMessages.code : confirmationMessages.password;

  const send = (field: (name: string) => string) => {
    const typed = field(name);
    submission.submit({
      check: isBlank(typed)
        ? failed(confirmationMessages.required, { [name]: confirmationMessages.required })
        : passed,
      async call() {
        await confirmByTyping({ [name]: typed });
        onDone(true);
      },
      sentenceOf: ({ message }) => message || confirmationMessages.failure,
    });
  };

  return (
    <SubmissionForm
      key={name}
      takesFocus
      label={confirmationMessages.title}
      submission={submission}
      submitText={confirmationMessages.submit}
      busyText={confirmationMessages.submitting}
      onSubmit={send}
      secondAction={{ text: confirmationMessages.cancel, onClick: () => onDone(false) }}
    >
      {email && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <Field label={label} error={submission.errorOf(name)}>
        {byCode ? (
          <TextInput
            name={name}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            className="figures"
          />
        ) : (
          <PasswordInput name={name} autoComplete="current-password" enterKeyHint="go" />
        )}
      </Field>
    </SubmissionForm>
  );
}
