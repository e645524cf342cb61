import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showOutcome } from '../show-outcome.ts';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

/** What is typed into a ReasonField. */
export interface Reason {
  /** As it was typed. */
  text: string;
  problem: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  type(text: string): void;
  /** Says what is wrong with it, and leads there. */
  refuse(problem: string): void;
  /** Takes back what was said of it. */
  forgive(): void;
}

/** The reason that a dialog asks for. */
export function useReason(): Reason {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
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
  /** Who reads it. */
  help: string;
  /** Characters at most. */
  max: number;
  readOnly: boolean;
}

/** Where a reason is typed. */
export const ReasonField = ({ reason, label = 'Reason', help, max, readOnly }: Props) => (
  <Field label={label} help={help} error={reason.problem}>
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
