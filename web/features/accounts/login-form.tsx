import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { loginFailure } from '#domain/accounts/failures.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import { checkLogin } from '#domain/accounts/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { signIn } from '#web/lib/keep-session.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { afterLogin } from './after-login.ts';
import { login } from './calls.ts';
import { useCapsLock } from './use-caps-lock.ts';

interface Props {
  /** Called with where to go once the session is there. */
  onLoggedIn(destination: string): void;
}

/** Email and password (specification §2.4); the address after sign-up is filled in. */
export function LoginForm({ onLoggedIn }: Props) {
  const submission = useSubmission();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const location = useLocation();
  const capsLock = useCapsLock();
  const knownEmail = (location.state as { email?: string } | null)?.email;

  const send = (field: (name: string) => string) => {
    const form = { email: field('email').trim(), password: field('password') };
    submission.submit({
      check: checkLogin(form),
      async call() {
        const answer = await login(form);
        signIn(answer);
        // What was read as a visitor, or as somebody else, is no longer the whole truth.
        queryClient.clear();
        toast.success(loginMessages.success, { about: 'login' });
        onLoggedIn(afterLogin(answer.role, search));
      },
      sentenceOf: loginFailure,
      onFailure: (message) => toast.error(message, { about: 'login' }),
    });
  };

  return (
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
          autoComplete="username"
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
  );
}
