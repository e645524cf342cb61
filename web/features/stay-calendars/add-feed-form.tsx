import { useRef } from 'react';
import { failed, isBlank, passed } from '#domain/check.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import {
  CALENDAR_LIMITS,
  CHANNEL_OPTIONS,
  CHANNELS,
  type Channel,
} from '#domain/stay-calendars/limits.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type { ReadField } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { addFeed } from './calendar-calls.ts';

interface Props {
  /** The stay's. */
  id: string;
  onAdded(): void;
}

/** Adds a calendar of another site. */
export function AddFeedForm({ id, onAdded }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { busy, errorOf } = submission;
  const send = (field: ReadField) => {
    const channel = field('channel') as Channel;
    const url = field('url').trim();
    submission.submit({
      check: isBlank(url)
        ? failed(fieldMessages.required, { url: fieldMessages.required })
        : passed,
      async call() {
        await addFeed(id, { name: field('name').trim() || CHANNELS[channel], channel, url });
        form.current?.reset();
        toast.success(calendarMessages.added);
        onAdded();
      },
      sentenceOf: ({ message }) => message || calendarMessages.failure,
    });
  };
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <SubmissionForm
        ref={form}
        label={calendarMessages.add}
        submission={submission}
        submitText={calendarMessages.add}
        busyText={calendarMessages.adding}
        onSubmit={send}
      >
        <Field label={calendarMessages.channel} error={errorOf('channel')}>
          <Select name="channel" options={CHANNEL_OPTIONS} disabled={busy} />
        </Field>
        <Field
          label={calendarMessages.address}
          help={calendarMessages.addressHelp}
          error={errorOf('url')}
        >
          <TextInput
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={CALENDAR_LIMITS.address}
            readOnly={busy}
          />
        </Field>
        <Field label={calendarMessages.feedName} mayBeEmpty error={errorOf('name')}>
          <LimitedInput name="name" max={CALENDAR_LIMITS.name} readOnly={busy} />
        </Field>
      </SubmissionForm>
    </div>
  );
}
