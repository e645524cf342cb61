import { PASSKEY_NAME_MAX, passkeyMessages } from '#domain/accounts/passkey-messages.ts';
import type { Passkey } from '#domain/accounts/passkeys-schema.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { renamePasskey } from './factor-calls.ts';

interface Props {
  passkey: Passkey;
  onRenamed(message: string): void;
  onCancel(): void;
}

/** Another name for a passkey. */
export function PasskeyName({ passkey, onRenamed, onCancel }: Props) {
  const submission = useSubmission();

  const send = (field: (name: string) => string) => {
    const name = field('name').trim();
    submission.submit({
      check: isBlank(name)
        ? failed(fieldMessages.required, { name: fieldMessages.required })
        : passed,
      call: async () => onRenamed((await renamePasskey({ id: passkey._id, name })).message),
      sentenceOf: ({ message }) => message || passkeyMessages.failure,
    });
  };

  return (
    <SubmissionForm
      takesFocus
      label={passkeyMessages.renameOf(passkey.name)}
      submission={submission}
      submitText={passkeyMessages.save}
      busyText={passkeyMessages.saving}
      onSubmit={send}
      secondAction={{ text: passkeyMessages.cancel, onClick: onCancel }}
    >
      <Field label={passkeyMessages.name} error={submission.errorOf('name')}>
        <LimitedInput name="name" max={PASSKEY_NAME_MAX} defaultValue={passkey.name} />
      </Field>
    </SubmissionForm>
  );
}
