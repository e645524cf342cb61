import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { fieldsOf, type ReadField } from '#web/lib/forms/native-form.ts';
import { checkLengths } from '#web/lib/forms/too-long.ts';
import type { Submission } from '#web/lib/forms/use-submission.ts';
import { Button } from '../button.tsx';
import { FieldValuesContext } from './field-context.ts';
import { FormSummary } from './form-summary.tsx';

interface Props {
  /** The form's name for screen readers. */
  label: string;
  submission: Submission;
  submitText: string;
  busyText: string;
  /** True if submitting takes something away. */
  danger?: boolean;
  onSubmit(field: ReadField): void;
  /** After every change of a field. */
  onType?: (field: ReadField) => void;
  /** Beside the submit button: the way back; with a name, the browser posts it until scripts run. */
  secondAction?: { text: string; onClick(): void; name?: string } | false;
  /** For a form that replaces the button that opened it: keyboard users continue in its first field. */
  takesFocus?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form submitted as a whole. Its inputs keep their own values, so that text filled in by a password manager,
 * or typed before the scripts ran, is submitted.
 */
export function SubmissionForm(props: Props) {
  const { label, submission, onSubmit, onType, takesFocus = false, ref, children } = props;
  const { isNative, values, summary, isOfNoField, attempt, busy, forget, refuse } = submission;
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={form}
      aria-label={label}
      // The browser posts it itself if the page has an action for it; otherwise, outside a dialog, it sends
      // nothing. Never GET: a password or a message must not appear in an address.
      method={isNative ? 'post' : 'dialog'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const lengths = checkLengths(event.currentTarget);
        if (lengths.ok) onSubmit(fieldsOf(new FormData(event.currentTarget)));
        else refuse(lengths);
      }}
      onInput={(event) => {
        forget((event.target as HTMLInputElement).name);
        onType?.(fieldsOf(new FormData(event.currentTarget)));
      }}
      className="flex flex-col gap-5"
    >
      <FormSummary
        attempt={attempt}
        message={summary}
        takesFocus={values !== undefined && isOfNoField}
      />
      <FieldValuesContext value={values}>{children}</FieldValuesContext>
      <Buttons {...props} busy={busy} />
    </form>
  );
}

type ButtonsProps = Pick<Props, 'submitText' | 'busyText' | 'danger' | 'secondAction'>;

function Buttons({
  submitText,
  busyText,
  danger = false,
  secondAction,
  busy,
}: ButtonsProps & { busy: boolean }) {
  return (
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
          type={secondAction.name ? 'submit' : 'button'}
          name={secondAction.name}
          value={secondAction.name}
          onClick={(event) => {
            event.preventDefault();
            secondAction.onClick();
          }}
          disabled={busy}
          className="grow sm:grow-0"
        >
          {secondAction.text}
        </Button>
      )}
    </div>
  );
}
