import type { ReactNode } from 'react';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import type { Submission } from './use-submission.ts';

interface Props {
  /** What the form is, for those who do not see its title. */
  label: string;
  submission: Submission;
  submitText: string;
  busyText: string;
  onSubmit(fields: (name: string) => string): void;
  children: ReactNode;
}

/**
 * A form about an account. Its inputs keep their own values, so that what a password manager fills in, or
 * what was typed before the scripts came, is what is sent.
 */
export function AccountForm({
  label,
  submission,
  submitText,
  busyText,
  onSubmit,
  children,
}: Props) {
  const hydrated = useHydrated();
  const { summary, attempt, busy, forget } = submission;
  return (
    <form
      aria-label={label}
      // Never GET: a password has no place in an address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        onSubmit((name) => String(fields.get(name) ?? ''));
      }}
      onInput={(event) => forget((event.target as HTMLInputElement).name)}
      className="flex flex-col gap-5"
    >
      <FormSummary attempt={attempt} message={summary} />
      {children}
      <noscript>
        <p className="text-sm text-closed">
          This form needs JavaScript. Please switch it on in your browser.
        </p>
      </noscript>
      <Button type="submit" size="lg" wide busy={busy} busyText={busyText} disabled={!hydrated}>
        {submitText}
      </Button>
    </form>
  );
}
