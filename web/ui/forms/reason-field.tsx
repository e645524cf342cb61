import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showOutcome } from '../show-outcome.ts';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

/** The state of a ReasonField. */
export interface Reason {
  /** As it was typed. */
  text: string;
  problem: string | undefined;
  field: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>;
  type(text: string): void;
  /** Shows an error and focuses the field. */
  refuse(problem: string): void;
  /** Clears the error. */
  forgive(): void;
}

/** State for a dialog with one text field, usually a reason; `begin` is its initial text. */
export function useReason(begin: string | (() => string) = ''): Reason {
  const [text, setText] = useState(begin);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  return {
    text,
    problem,
    field,
    type(typed) {
      setText(typed);
      setProblem(undefined);
    },
    refuse(said) {
      flushSync(() => setProblem(said));
      showOutcome(field.current, field.current?.closest('[data-field]'));
    },
    forgive: () => setProblem(undefined),
  };
}

interface Props {
  reason: Reason;
  label?: string;
  optional?: boolean;
  /** Tells the writer who will read it. */
  help: string;
  /** Characters at most. */
  max: number;
  readOnly: boolean;
}

export const ReasonField = ({ reason, label = 'Reason', optional, help, max, readOnly }: Props) => (
  <Field label={label} optional={optional} help={help} error={reason.problem}>
    <TextArea
      ref={reason.field}
      name="reason"
      rows={3}
      counterMax={max}
      value={reason.text}
      readOnly={readOnly}
      onChange={(event) => reason.type(event.currentTarget.value)}
    />
  </Field>
);
