import { useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Check } from '#domain/check.ts';
import { looksLikeImage, PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { normaliseNumber } from '#domain/verification/numbers.ts';
import { checkVerification, type VerificationForm } from '#domain/verification/rules.ts';
import type { OwnVerifications } from '#domain/verification/schema.ts';
import type { ReadField } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ProgressBar } from '#web/ui/forms/progress-bar.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { DocumentPhotos } from './document-photos.tsx';
import { askVerification } from './verification-calls.ts';

interface Props {
  kind: VerificationKind;
  /** Those that a licence of a stay can be for. */
  stays: OwnVerifications['stays'];
  onSent(message: string): void;
  onCancel(): void;
}

/** Number, expiry date and photos of one document. */
export function AskForm({ kind, stays, onSent, onCancel }: Props) {
  const [photos, setPhotos] = useState<File[]>([]);
  const day = today(new Date());
  const { submission, sent, send } = useAsking({ kind, onSent }, photos, day);
  const { busy, errorOf } = submission;

  return (
    <SubmissionForm
      label={verificationMessages.titles[kind]}
      submission={submission}
      submitText={verificationMessages.submit}
      busyText={verificationMessages.submitting}
      onSubmit={send}
      secondAction={{ text: 'Cancel', onClick: onCancel }}
    >
      {kind === 'stay-licence' && (
        <StayField stays={stays} error={errorOf('propertyId')} disabled={busy} />
      )}
      <Field
        label={verificationMessages.numbers[kind]}
        help={kind === 'ghana-card' ? verificationMessages.ghanaCardHelp : undefined}
        error={errorOf('number')}
      >
        <TextInput
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={busy}
          onBlur={({ currentTarget: input }) => {
            input.value = normaliseNumber(kind, input.value) ?? input.value;
          }}
        />
      </Field>
      <Field
        label={verificationMessages.expiresOn}
        help={verificationMessages.expiresOnHelp}
        error={errorOf('expiresOn')}
      >
        <DateInput name="expiresOn" min={day} readOnly={busy} />
      </Field>
      <DocumentPhotos
        photos={photos}
        error={errorOf('documents')}
        disabled={busy}
        onChange={(chosen) => {
          setPhotos(chosen);
          submission.forget('documents');
        }}
      />
      <p className="text-sm text-muted">{verificationMessages.kept}</p>
      {sent !== undefined && <ProgressBar label="Upload" value={sent} />}
    </SubmissionForm>
  );
}

interface StayFieldProps extends Pick<Props, 'stays'> {
  error: string | undefined;
  disabled: boolean;
}

/** The stay that a licence is for. */
function StayField({ stays, error, disabled }: StayFieldProps) {
  return (
    <Field label={verificationMessages.stay} error={error}>
      <Select
        name="propertyId"
        placeholder="Choose"
        options={stays.map(({ _id, name }) => ({ value: _id, label: name }))}
        disabled={disabled}
      />
    </Field>
  );
}

/** Sends the document; `sent` is the part of it that is uploaded, while it is. */
function useAsking(
  { kind, onSent }: Pick<Props, 'kind' | 'onSent'>,
  photos: readonly File[],
  day: CalendarDate,
) {
  const submission = useSubmission();
  const [sent, setSent] = useState<number>();

  const send = (field: ReadField) => {
    const form = formOf(kind, field, photos.length);
    submission.submit({
      check: checkAll(form, photos, day),
      async call() {
        const onProgress = ({ sent, total }: { sent: number; total: number }) =>
          setSent(total > 0 ? sent / total : 0);
        try {
          const { message } = await askVerification(form, photos, { onProgress });
          onSent(message);
        } finally {
          setSent(undefined);
        }
      },
      sentenceOf: ({ message }: CallFailure) => message || verificationMessages.failure,
    });
  };

  return { submission, sent, send };
}

const formOf = (kind: VerificationKind, field: ReadField, documents: number): VerificationForm => ({
  kind,
  number: field('number'),
  expiresOn: field('expiresOn'),
  propertyId: field('propertyId'),
  documents,
});

function checkAll(form: VerificationForm, photos: readonly File[], day: CalendarDate): Check {
  const check = checkVerification(form, day);
  const problem = photoProblem(photos);
  if (!problem) return check;
  return check.ok
    ? { ok: false, message: problem, fields: { documents: problem } }
    : { ...check, fields: { ...check.fields, documents: problem } };
}

function photoProblem(photos: readonly File[]): string | undefined {
  if (!photos.every(looksLikeImage)) return mediaMessages.chooseImages;
  return photos.some(({ size }) => size > PHOTO_MAX_BYTES)
    ? mediaMessages.photoTooLarge
    : undefined;
}
