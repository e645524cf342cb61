import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { checkLengths } from '#web/lib/too-long.ts';
import type { Submission } from '#web/lib/use-submission.ts';
import { Button } from './button.tsx';
import { FormSummary } from './form-summary.tsx';

/** What stands in the fields of a form, by name. */
export type ReadField = (name: string) => string;

interface Props {
  /** What the form is, for those who do not see its title. */
  label: string;
  submission: Submission;
  submitText: string;
  busyText: string;
  /** What it does takes something away. */
  danger?: boolean;
  onSubmit(field: ReadField): void;
  /** After every change of a field. */
  onType?: (field: ReadField) => void;
  /** Beside the submit button: the way back. */
  secondAction?: { text: string; onClick(): void } | false;
  /** For a form that takes the place of the button that opened it: who goes on by keyboard goes on in its first field. */
  takesFocus?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form that is sent whole. Its inputs keep their own values, so that what a password manager fills in, or
 * what was typed before the scripts came, is what is sent.
 */
export function SubmissionForm({
  label,
  submission,
  submitText,
  busyText,
  danger = false,
  onSubmit,
  onType,
  secondAction,
  takesFocus = false,
  ref,
  children,
}: Props) {
  const { summary, attempt, busy, forget, refuse } = submission;
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={form}
      aria-label={label}
      // Never GET: a password or a message has no place in an address. It is sent by scripts, which do it once they are there.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const lengths = checkLengths(event.currentTarget);
        if (lengths.ok) onSubmit(fieldsOf(event.currentTarget));
        else refuse(lengths);
      }}
      onInput={(event) => {
        forget((event.target as HTMLInputElement).name);
        onType?.(fieldsOf(event.currentTarget));
      }}
      className="flex flex-col gap-5"
    >
      <FormSummary attempt={attempt} message={summary} />
      {children}
      <noscript>
        <p className="text-sm text-closed">
          This form needs JavaScript. Please switch it on in your browser.
        </p>
      </noscript>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          size="lg"
          busy={busy}
          busyText={busyText}
          className="grow"
        >
          {submitText}
        </Button>
        {secondAction && (
          <Button
            variant="secondary"
            size="lg"
            onClick={secondAction.onClick}
            disabled={busy}
            className="grow sm:grow-0"
          >
            {secondAction.text}
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): ReadField {
  const fields = new FormData(form);
  return (name) => String(fields.get(name) ?? '');
}
