import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loginMessages } from '#domain/accounts/messages.ts';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import { failed } from '#domain/check.ts';
import { paths } from '#domain/site/paths.ts';
import type { FormAnswer, ReadField } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { loginOf, sendForm } from '../calls.ts';
import { useCapsLock } from '../use-caps-lock.ts';
import { LOGIN } from './login-rules.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

const CodeStep = lazyPart(
  () => import('./code-step.tsx'),
  () => <Notice tone="error">{loginMessages.failure}</Notice>,
);

interface Props {
  /** The page's response to a login that the browser posted without scripts. */
  answer: FormAnswer | undefined;
  /** Called with the destination once the session has started. */
  onLoggedIn(destination: string): void;
}

/** Login by email and password (specification §2.4), plus the code if required, or by passkey. */
export function LoginForm({ answer, onLoggedIn }: Props) {
  const [answered, setAnswered] = useState(answer);
  const [ticket, setTicket] = useState(answer?.values.ticket);
  const finish = useFinishLogin(onLoggedIn);
  const step = { answer: answered, onLoggedIn: finish };
  if (ticket === undefined) return <PasswordStep {...step} onTicket={setTicket} />;
  const toPassword = () => {
    setAnswered(undefined);
    setTicket(undefined);
  };
  return (
    <Suspense>
      <CodeStep {...step} ticket={ticket} onBack={toPassword} />
    </Suspense>
  );
}

interface StepProps {
  answer: FormAnswer | undefined;
  onLoggedIn: ReturnType<typeof useFinishLogin>;
  /** The password was right, and a code is to follow. */
  onTicket(ticket: string): void;
}

/** The address after sign-up is filled in. */
function PasswordStep(props: StepProps) {
  const { submission, send } = usePasswordLogin(props);
  const location = useLocation();
  const capsLock = useCapsLock();
  const knownEmail = (location.state as { email?: string } | null)?.email;

  return (
    <div className="flex flex-col gap-3">
      <SubmissionForm
        label={loginMessages.title}
        submission={submission}
        submitText={loginMessages.submit}
        busyText={loginMessages.submitting}
        onSubmit={send}
      >
        <Field label="Email" error={submission.errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            // Browsers with passkeys suggest them here.
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            defaultValue={knownEmail}
          />
        </Field>
        <Field label="Password" error={submission.errorOf('password')} help={capsLock.hint}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            {...capsLock.watch}
          />
        </Field>
        <Link
          to={paths.forgotPassword}
          className="-my-2 inline-flex min-h-11 items-center self-start text-sm text-primary underline underline-offset-4"
        >
          {loginMessages.forgotPassword}
        </Link>
      </SubmissionForm>
      <PasskeyButton
        disabled={submission.busy}
        onLoggedIn={props.onLoggedIn}
        onFailure={(message) => submission.refuse(failed(message))}
      />
    </div>
  );
}

interface PasskeyProps extends Pick<StepProps, 'onLoggedIn'> {
  disabled: boolean;
  onFailure(message: string): void;
}

/** Logs in by a passkey, which the browser suggests in the field for the email too. */
function PasskeyButton({ disabled, ...on }: PasskeyProps) {
  const { busy, start } = usePasskeyLogin(on);
  return (
    <Button
      variant="secondary"
      size="lg"
      wide
      disabled={disabled}
      busy={busy}
      busyText={passkeyLoginMessages.submitting}
      onClick={start}
    >
      {passkeyLoginMessages.submit}
    </Button>
  );
}

/** Sends email and password. */
function usePasswordLogin({ answer, onLoggedIn, onTicket }: StepProps) {
  const submission = useSubmission({ isNative: true, answer });

  const send = (field: ReadField) => {
    const typed = LOGIN.read(field);
    submission.submit({
      check: LOGIN.check(typed),
      async call() {
        const { body } = await sendForm(LOGIN.call(typed));
        const response = loginOf(body);
        if ('ticket' in response) onTicket(response.ticket);
        else onLoggedIn(response);
      },
      sentenceOf: LOGIN.sentenceOf,
      onFailure: (message) => toast.error(message, { about: 'login' }),
    });
  };

  return { submission, send };
}
