import { useState } from 'react';
import { accountMessages } from '#domain/accounts/messages.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Check } from '#domain/check.ts';
import { useWrite } from '../api/use-write.ts';
import { type FormFailure, formFailure, withHint } from './form-failure.ts';
import type { FormAnswer } from './native-form.ts';
import { toFormErrors, withoutField } from './to-form-errors.ts';

interface Call {
  call(): Promise<void>;
  /** The sentence of the error catalogue for a failed call. */
  sentenceOf(failure: CallFailure): string;
  /** Receives a failed call's message. */
  onFailure?(message: string): void;
}

interface Submit extends Call {
  /** The form's rules; the call is made only when they pass. */
  check: Check;
}

interface Options {
  /** Its page has an action for it, so the browser can post it without scripts (native-form.ts). */
  isNative?: boolean;
  /** The page action's response, if the form was posted. */
  answer?: FormAnswer | undefined;
}

/** A form's submission: its progress, and the errors of the last attempt. */
export function useSubmission({ isNative = false, answer }: Options = {}) {
  const [failure, setFailure] = useState(answer?.failure);
  const [attempt, setAttempt] = useState(0);
  const { busy, send } = useWrite({
    mutationFn: ({ call }: Call) => call(),
    onError(error, { sentenceOf, onFailure }) {
      const failed = formFailure(error, sentenceOf);
      fail(failed);
      onFailure?.(failed.message);
    },
  });

  const fail = (next: FormFailure) => {
    setFailure(next);
    setAttempt((count) => count + 1);
  };

  const shown = failure && toFormErrors(failure, accountMessages.allFieldsRequired);

  return {
    isNative,
    /** The field values of a form that the browser posted without scripts. */
    values: answer?.values,
    busy,
    /** The sentence above the form. */
    summary: shown?.summary && withHint(shown.summary, failure?.hint),
    /** No single field is wrong. */
    isOfNoField: shown && Object.keys(shown.fields).length === 0,
    /** Counts failures, for FormSummary. */
    attempt,
    errorOf: (field: string) => shown?.fields[field],

    /** Shows errors in the input before anything is sent. */
    refuse: fail,

    /** Checks and sends. */
    submit({ check, ...call }: Submit) {
      if (!check.ok) return fail(check);
      setFailure(undefined);
      send(call);
    },

    /** Clears a field's error once the field is typed in again. */
    forget(field: string) {
      if (failure?.fields[field]) setFailure(withoutField(failure, field));
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
