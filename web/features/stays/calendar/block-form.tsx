import { useState } from 'react';
import { passed } from '#domain/check.ts';
import { HELD_TEXTS, nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { BlockBody } from '#domain/stays/schema.ts';
import { addDays } from '#domain/values/calendar-date.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { Radios } from '#web/ui/forms/radios.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { countNights, type Nights } from './nights.ts';
import { ownSentence } from './price-form.tsx';

type Reason = BlockBody['reason'];
const REASONS: readonly Reason[] = ['not-available', 'booked-elsewhere'];

interface Props {
  /** The nights, none of them past. */
  nights: Nights;
  /** Said beside the button. */
  note: string | undefined;
  onBlock(body: BlockBody): Promise<void>;
}

/** Takes nights off: not available, or booked elsewhere by someone. */
export function BlockForm({ nights, note, onBlock }: Props) {
  const submission = useSubmission();
  const [reason, setReason] = useState<Reason>('not-available');
  const { busy, errorOf } = submission;
  return (
    <SubmissionForm
      label={said.availability}
      submission={submission}
      submitText={said.block(countNights(nights))}
      busyText={said.blocking}
      onSubmit={(field) =>
        submission.submit({
          check: passed,
          call: () =>
            onBlock({
              from: nights.first,
              to: addDays(nights.last, 1),
              reason,
              name: field('name'),
              phoneNumber: field('phoneNumber'),
              note: field('note'),
            }),
          sentenceOf: ownSentence,
        })
      }
    >
      <Radios<Reason>
        label={said.reason}
        name="reason"
        value={reason}
        onChange={setReason}
        options={REASONS.map((value) => ({ value, label: HELD_TEXTS[value] }))}
      />
      {reason === 'booked-elsewhere' && (
        <>
          <Field label={said.guestName} optional error={errorOf('name')}>
            <LimitedInput name="name" max={80} autoComplete="off" readOnly={busy} />
          </Field>
          <Field label={said.guestPhone} optional error={errorOf('phoneNumber')}>
            <LimitedInput
              name="phoneNumber"
              type="tel"
              max={40}
              autoComplete="off"
              readOnly={busy}
            />
          </Field>
        </>
      )}
      <Field label={said.note} optional help={said.noteHelp} error={errorOf('note')}>
        <LimitedInput name="note" max={200} autoComplete="off" readOnly={busy} />
      </Field>
      {note && <p className="text-sm text-muted">{note}</p>}
    </SubmissionForm>
  );
}
