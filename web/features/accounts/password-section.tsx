import { useRef, useState } from 'react';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The password of a profile: a button, then its form. */
export function PasswordSection({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  const [success, setSuccess] = useState<string>();
  const section = useRef<HTMLElement>(null);

  function close(message?: string) {
    setChanging(false);
    setSuccess(message);
    // The pressed button disappears with the form.
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="password-title"
      className="flex flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="password-title" className="text-lg">
          {changePasswordMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{changePasswordMessages.help}</p>
      </div>
      {success && <Outcome tone="success">{success}</Outcome>}
      {changing ? (
        <ChangePasswordForm email={email} onChanged={close} onCancel={() => close()} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setSuccess(undefined);
            setChanging(true);
          }}
          className="self-start max-sm:w-full"
        >
          {changePasswordMessages.open}
        </Button>
      )}
    </section>
  );
}
