import { useState } from 'react';
import { type FormProblem, toFormErrors, withoutField } from '#web/lib/forms/to-form-errors.ts';
import type { TextFields } from './listing-kind.ts';
import type { TextForm } from './text-form.ts';

interface Kind<Field extends string> {
  change(field: Field, value: string): Partial<TextFields<Field>>;
  sentences: { required?: string };
}

/**
 * A form's texts, and their errors. `base` holds its initial values, which may change; `before` was typed in an
 * earlier visit.
 */
export function useFormText<Field extends string>(
  kind: Kind<Field>,
  base: TextFields<Field>,
  before: Partial<TextFields<Field>>,
) {
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<FormProblem>();
  const [attempt, setAttempt] = useState(0);
  const text: TextFields<Field> = { ...base, ...typed };
  const shown = problem && toFormErrors(problem, kind.sentences.required ?? '', 'above');

  const forget = (fields: readonly string[]) =>
    setProblem((now) =>
      fields.reduce((rest, field) => (rest?.fields[field] ? withoutField(rest, field) : rest), now),
    );
  const fill = (values: Partial<TextFields<Field>>) => {
    setTyped((now) => ({ ...now, ...values }));
    forget(Object.keys(values));
  };

  const form: TextForm<Field> = {
    text,
    errorOf: (field) => shown?.fields[field],
    change: (field, value) => fill(kind.change(field, value)),
    fill,
  };
  return {
    form,
    /** Fields that differ from how the form began. */
    changed: changedFields(text, base),
    /** The error for the whole form. */
    summary: shown?.summary,
    /** The error of a file field. */
    fileError: (field: 'images' | 'video') => shown?.fields[field],
    /** Counts attempts, so that each one shows its errors again. */
    attempt,
    forget,
    /** Takes the place of all that is typed. */
    replace: setTyped,
    clear: () => setProblem(undefined),
    fail(next: FormProblem) {
      setProblem(next);
      setAttempt((count) => count + 1);
    },
    /** Leads to the first thing that is in the way. */
    pointOut: () => setAttempt((count) => count + 1),
  };
}

export type FormText<Field extends string> = ReturnType<typeof useFormText<Field>>;

/** The fields that are not as the form began, in the order of the form. */
export function changedFields<Field extends string>(
  text: TextFields<Field>,
  base: TextFields<Field>,
): Partial<TextFields<Field>> {
  const changed: Partial<TextFields<Field>> = {};
  for (const field of Object.keys(text) as Field[]) {
    if (text[field] !== base[field]) changed[field] = text[field];
  }
  return changed;
}
