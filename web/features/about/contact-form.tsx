import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ContactForm as Form } from '#domain/site/contact-message.ts';
import { contactPageMessages } from '#domain/site/contact-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { PERSON_NAME_MAX } from '#domain/values/person-name.ts';
import { call } from '#web/lib/api/api.ts';
import { hasArrived, onceHeaders } from '#web/lib/api/idempotency-key.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import { type ReadField, useFormAnswer, whatIsDone } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { readSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { CONTACT } from './contact-rules.ts';

const DRAFT = 'contact';

/** A message to the site (docs/product.md, "Pages and site settings"). The text is kept until it is sent. */
export function ContactForm() {
  const [search] = useSearchParams();
  const isDone = whatIsDone(search) !== undefined;
  const [success, setSuccess] = useState<string | undefined>(
    isDone ? contactPageMessages.sent : undefined,
  );
  useEffect(() => {
    if (isDone) dropDraft(DRAFT);
  }, [isDone]);

  if (!success) return <MessageForm onSent={setSuccess} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <Outcome tone="success" className="w-full">
        {success}
      </Outcome>
      <form
        method="get"
        action={paths.contact}
        onSubmit={(event) => {
          event.preventDefault();
          setSuccess(undefined);
        }}
      >
        <Button type="submit" variant="secondary">
          {contactPageMessages.again}
        </Button>
      </form>
    </div>
  );
}

function MessageForm({ onSent }: { onSent(message: string): void }) {
  const { submission, send } = useSending(onSent);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillIn(form.current), []);

  return (
    <SubmissionForm
      ref={form}
      label={contactPageMessages.form}
      submission={submission}
      submitText={contactPageMessages.submit}
      busyText={contactPageMessages.submitting}
      onSubmit={send}
      onType={(field) => keepDraft(DRAFT, CONTACT.read(field))}
    >
      <Field label={contactPageMessages.name} error={submission.errorOf('name')}>
        <LimitedInput
          name="name"
          max={PERSON_NAME_MAX}
          autoComplete="name"
          enterKeyHint="next"
          readOnly={submission.busy}
        />
      </Field>
      <Field
        label={contactPageMessages.email}
        error={submission.errorOf('email')}
        help={contactPageMessages.emailHelp}
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          readOnly={submission.busy}
        />
      </Field>
      <Field label={contactPageMessages.message} error={submission.errorOf('message')}>
        <TextArea name="message" rows={6} readOnly={submission.busy} />
      </Field>
    </SubmissionForm>
  );
}

function useSending(onSent: (message: string) => void) {
  const submission = useSubmission({ isNative: true, answer: useFormAnswer() });

  const send = (field: ReadField) => {
    const typed = CONTACT.read(field);
    submission.submit({
      check: CONTACT.check(typed),
      async call() {
        const { message } = await call('POST /api/contact', {
          json: typed,
          headers: onceHeaders(DRAFT, typed),
        });
        hasArrived(DRAFT);
        dropDraft(DRAFT);
        onSent(message);
      },
      sentenceOf: CONTACT.sentenceOf,
    });
  };

  return { submission, send };
}

/** Fills in text typed earlier in this tab, or the signed-in user's details; never overwrites what the form holds. */
function fillIn(form: HTMLFormElement | null): void {
  const { firstname = '', lastname = '', email } = readSession()?.user ?? {};
  const known = { name: `${firstname} ${lastname}`.trim(), email, ...readDraft<Form>(DRAFT) };
  for (const [name, value] of Object.entries(known)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (!field.value && typeof value === 'string') field.value = value;
  }
}
