import { useRef, useState } from 'react';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import { checkEnquiry, enquiryFailure, type EnquiryForm as Form } from '#domain/enquiries/rules.ts';
import type { EnquiryResponse } from '#domain/enquiries/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { hasArrived, onceHeaders, onceKey } from '#web/lib/api/idempotency-key.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import type { ReadField } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { signOut, useSession } from '#web/lib/session/session.ts';
import { isForLater, sendLater } from '#web/lib/unsent/unsent.ts';
import { useFocusFromLink } from '#web/lib/use-focus-from-link.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type EnquiredListing, sendEnquiry, unsentEnquiry } from './enquiry-calls.ts';

/** The draft's name for the form. */
export const enquiryDraft = ({ id }: Pick<EnquiredListing, 'id'>, userId: string) =>
  `enquiry:${userId}:${id}`;

interface Props {
  listing: EnquiredListing;
  userId: string;
  onSent(response: EnquiryResponse): void;
  onSessionEnded(message: string): void;
  /** An enquiry was sent before: this one can be discarded. */
  again: boolean;
  onCancel(): void;
}

/** A message and a phone number. The text is kept for its author until it is sent. */
export function EnquiryForm(props: Props) {
  const { listing, userId, again, onCancel } = props;
  const draft = enquiryDraft(listing, userId);
  const [known] = useState(() => readDraft<Partial<Form>>(draft));
  const phoneNumber = useSession()?.user.phoneNumber;
  const { submission, send } = useSending(props, draft);
  const message = useRef<HTMLTextAreaElement>(null);
  useFocusFromLink(message, ENQUIRY_ID, { preventScroll: true });

  return (
    <>
      <p className="text-sm text-muted">{enquiryMessages.help(listing.listerName)}</p>
      <SubmissionForm
        label={enquiryMessages.title}
        submission={submission}
        submitText={enquiryMessages.submit}
        busyText={enquiryMessages.submitting}
        onSubmit={send}
        onType={(field) => keepDraft(draft, formOf(field))}
        secondAction={again && { text: enquiryMessages.cancel, onClick: onCancel }}
      >
        <Field
          label={enquiryMessages.message}
          help={enquiryMessages.messageHelp[listing.offered]}
          error={submission.errorOf('message')}
        >
          <TextArea
            ref={message}
            autoFocus={again}
            name="message"
            rows={5}
            defaultValue={known?.message}
            readOnly={submission.busy}
          />
        </Field>
        <Field label={enquiryMessages.phoneNumber} error={submission.errorOf('phoneNumber')}>
          <TextInput
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
            defaultValue={known?.phoneNumber ?? phoneNumber}
            readOnly={submission.busy}
          />
        </Field>
      </SubmissionForm>
    </>
  );
}

/** Sends what is typed, or keeps it for when there is a network again. */
function useSending({ listing, userId, onSent, onSessionEnded }: Props, draft: string) {
  const submission = useSubmission();

  const send = (field: ReadField) => {
    const form = formOf(field);
    submission.submit({
      check: checkEnquiry(form),
      async call() {
        const response = await sendOrKeep(form);
        hasArrived(draft);
        dropDraft(draft);
        if (response) onSent(response);
      },
      sentenceOf: enquiryFailure,
    });
  };

  /** Undefined if it waits on the device for a network. Also ends a session that the server no longer knows. */
  async function sendOrKeep(form: Form): Promise<EnquiryResponse | undefined> {
    try {
      return await sendEnquiry(listing, form, onceHeaders(draft, form));
    } catch (error) {
      if (isForLater(error) && (await waits(form))) return undefined;
      if (error instanceof ApiError && error.status === 401) {
        onSessionEnded(error.message);
        signOut();
      }
      throw error;
    }
  }

  function waits(form: Form): Promise<boolean> {
    const [name = ''] = document.title.split(' | ');
    const key = onceKey(draft, form);
    return sendLater(unsentEnquiry(listing, form, { userId, key, name }));
  }

  return { submission, send };
}

const formOf = (field: ReadField): Form => ({
  message: field('message'),
  phoneNumber: field('phoneNumber'),
});
