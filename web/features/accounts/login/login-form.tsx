import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loginFailure } from '#domain/accounts/failures.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import { checkLogin } from '#domain/accounts/rules.ts';
import { failed } from '#domain/check.ts';
import { paths } from '#domain/site/paths.ts';
import { lazyPart } from '#web/lib/late-part.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { login } from '../calls.ts';
import { useCapsLock } from '../use-caps-lock.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

const CodeStep = lazyPart(
  () => import('./code-step.tsx'),
  () => <Notice tone="error">{loginMessages.failure}</Notice>,
);

interface Props {
  /** Called with where to go once the session is there. */
  onLoggedIn(destination: string): void;
}

/** Email and password (specification §2.4), the code after them where one is asked for, or a passkey. */
export function LoginForm({ onLoggedIn }: Props) {
  const [ticket, setTicket] = useState<string>();
  const finish = useFinishLogin(onLoggedIn);
  if (ticket === undefined) return <PasswordStep onLoggedIn={finish} onTicket={setTicket} />;
  return (
    <Suspense>
      <CodeStep ticket={ticket} onLoggedIn={finish} onBack={() => setTicket(undefined)} />
    </Suspense>
  );
}

interface StepProps {
  onLoggedIn: ReturnType<typeof useFinishLogin>;
  /** The password was right, and a code is to follow. */
  onTicket(ticket: string): void;
}

/** The address after sign-up is filled in. */
function PasswordStep({ onLoggedIn, onTicket }: StepProps) {
  const submission = useSubmission();
  const location = useLocation();
  const capsLock = useCapsLock();
  const knownEmail = (location.state as { email?: string } | null)?.email;
  const passkey = usePasskeyLogin({
    onLoggedIn,
    onFailure: (message) => submission.refuse(failed(message)),
  });

  const send = (field: (name: string) => string) => {
    const form = { email: field('email').trim(), password: field('password') };
    submission.submit({
      check: checkLogin(form),
      async call() {
        const response = await login(form);
        if ('ticket' in response) onTicket(response.ticket);
        else onLoggedIn(response);
      },
      sentenceOf: loginFailure,
      onFailure: (message) => toast.error(message, { about: 'login' }),
    });
  };

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
            // Passkeys are among the suggestions where the browser has any.
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
      <Button
        variant="secondary"
        size="lg"
        wide
        disabled={submission.busy}
        busy={passkey.busy}
        busyText={passkeyLoginMessages.submitting}
        onClick={passkey.start}
      >
        {passkeyLoginMessages.submit}
      </Button>
    </div>
  );
}
