import { useEffect, useRef } from 'react';
import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { AuthenticatorSetup, RecoveryCodesResponse } from '#domain/accounts/codes-schema.ts';
import { failed, isBlank, passed } from '#domain/check.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { switchCodesOn } from './factor-calls.ts';

interface Props {
  setup: AuthenticatorSetup;
  onOn(response: RecoveryCodesResponse): void;
  onCancel(): void;
}

/** The key for an app, as a picture, as a link and to be typed; then the first code of it. */
export function CodesSetup({ setup, onOn, onCancel }: Props) {
  const submission = useSubmission();
  const start = useRef<HTMLDivElement>(null);
  // The pressed button is gone: keyboard users continue from here.
  useEffect(() => start.current?.focus(), []);

  const send = (field: (name: string) => string) => {
    const code = field('code');
    submission.submit({
      check: isBlank(code)
        ? failed(codeMessages.required, { code: codeMessages.required })
        : passed,
      call: async () => onOn(await switchCodesOn(code)),
      sentenceOf: ({ message }) => message || codeMessages.failure,
    });
  };

  return (
    <>
      <div ref={start} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        <AppKey setup={setup} />
      </div>
      <SubmissionForm
        label={codeMessages.setUp}
        submission={submission}
        submitText={codeMessages.confirm}
        busyText={codeMessages.confirming}
        onSubmit={send}
        secondAction={{ text: codeMessages.cancel, onClick: onCancel }}
      >
        <Field
          label={codeMessages.code}
          error={submission.errorOf('code')}
          help={codeMessages.codeHelp}
        >
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            className="figures"
          />
        </Field>
      </SubmissionForm>
    </>
  );
}

/** The key for an app, as a picture, as text and as a link. */
function AppKey({ setup: { key, uri, qr } }: Pick<Props, 'setup'>) {
  return (
    <>
      <p className="text-sm">{codeMessages.scan}</p>
      {/* On white in both themes: cameras read other colours less reliably. */}
      <img
        src={qr}
        alt={codeMessages.qrAlt}
        width={208}
        height={208}
        className="self-center rounded-control bg-white p-2 sm:self-start"
      />
      <div>
        <p className="text-sm font-semibold">{codeMessages.key}</p>
        <p className="mt-1 rounded-control bg-sunken px-3 py-2 [font-family:ui-monospace,monospace] text-sm wrap-anywhere">
          {(key.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
      </div>
      <a
        href={uri}
        className="inline-flex min-h-11 items-center self-start text-sm text-primary underline underline-offset-4"
      >
        {codeMessages.open}
      </a>
    </>
  );
}
