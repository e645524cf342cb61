import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { RecoveryCodesResponse } from '#domain/accounts/codes-schema.ts';
import { isBlank } from '#domain/check.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { renewRecoveryCodes, switchCodesOff } from './factor-calls.ts';

interface Props {
  /** Number of unused recovery codes. */
  left: number;
  onRenewed(response: RecoveryCodesResponse): void;
  onOff(message: string): void;
}

/** Codes that are on: new recovery codes, or off with them; either for a code, as a password alone is not enough. */
export function CodesOn(props: Props) {
  const { asking, ask, write, code, setCode, field, missing, confirm, close } = useQuestion(props);
  return (
    <>
      <p className="text-sm">
        {codeMessages.on} {codeMessages.left(props.left)}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="secondary" onClick={() => ask('renew')}>
          {codeMessages.renew}
        </Button>
        <Button variant="secondary" onClick={() => ask('remove')}>
          {codeMessages.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'renew' ? codeMessages.confirmRenew : codeMessages.confirmRemove}
        confirmText={asking === 'renew' ? codeMessages.renew : codeMessages.remove}
        cancelText={asking === 'renew' ? codeMessages.cancel : codeMessages.keep}
        danger={asking === 'remove'}
        busy={write.busy}
        busyText={asking === 'renew' ? codeMessages.renewing : codeMessages.removing}
        failure={write.error ? failureMessage(write.error, codeMessages.failure) : undefined}
        onConfirm={confirm}
        onClose={close}
      >
        <p>{asking === 'renew' ? codeMessages.renewHelp : codeMessages.removeHelp}</p>
        <Field label={codeMessages.code} error={missing} help={codeMessages.anyCodeHelp}>
          <TextInput
            ref={field}
            name="code"
            autoComplete="one-time-code"
            className="figures"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}

/** Which of the two is asked about, the code typed for it, and what then happens. */
function useQuestion({ onRenewed, onOff }: Props) {
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The question disappears with the codes.
  const closeFirst = () => flushSync(() => setAsking(undefined));
  const renewal = useWrite({
    mutationFn: renewRecoveryCodes,
    onSuccess(response) {
      closeFirst();
      onRenewed(response);
    },
  });
  const removal = useWrite({
    mutationFn: switchCodesOff,
    onSuccess({ message }) {
      closeFirst();
      onOff(message);
    },
  });
  const write = asking === 'renew' ? renewal : removal;

  return {
    asking,
    ask(what: 'renew' | 'remove') {
      setCode('');
      setMissing(undefined);
      setAsking(what);
    },
    write,
    code,
    setCode,
    field,
    missing,
    confirm() {
      setMissing(isBlank(code) ? codeMessages.required : undefined);
      if (isBlank(code)) field.current?.focus();
      else write.send(code);
    },
    close() {
      setAsking(undefined);
      renewal.forget();
      removal.forget();
    },
  };
}
