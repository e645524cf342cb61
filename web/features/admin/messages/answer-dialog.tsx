import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldMessages } from '#domain/field-messages.ts';
import { CONTACT_MESSAGE_MAX } from '#domain/site/contact.ts';
import { messageAnswerMessages } from '#domain/site/message-answer-messages.ts';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useReason } from '#web/ui/forms/reason-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { tableKey } from '../table/table-query.ts';
import { GivenAnswer } from './given-answer.tsx';
import { messageQuery, sendAnswer } from './message-calls.ts';

/** Answers a message of the contact page, which is shown above the answer. The text is kept until it is sent. */
export default function AnswerDialog({
  message,
  onClose,
}: {
  message: ContactMessage;
  onClose(): void;
}) {
  const draft = `contact-answer:${message._id}`;
  const { current, send, busy, error } = useAnswering(message, () => {
    dropDraft(draft);
    onClose();
  });
  const typed = useReason(() => readDraft<{ text: string }>(draft)?.text ?? '');
  const answer = () => {
    const text = typed.text.trim();
    const problem = problemOf(text);
    if (problem === undefined) return send(text);
    typed.refuse(problem);
  };
  return (
    <ConfirmDialog
      open
      title={`${messageAnswerMessages.answer}: ${message.name}`}
      confirmText={messageAnswerMessages.send}
      cancelText="Cancel"
      busy={busy}
      busyText={messageAnswerMessages.sending}
      failure={error ? failureMessage(error, messageAnswerMessages.notSent) : undefined}
      onConfirm={answer}
      onClose={onClose}
    >
      <SoFar message={current} />
      <Field
        label={messageAnswerMessages.yourAnswer}
        help={messageAnswerMessages.answerHelp(message.email)}
        error={typed.problem}
      >
        <TextArea
          ref={typed.field}
          name="answer"
          rows={6}
          counterMax={CONTACT_MESSAGE_MAX}
          value={typed.text}
          readOnly={busy}
          onChange={(event) => {
            typed.type(event.currentTarget.value);
            keepDraft(draft, { text: event.currentTarget.value });
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** The message as it is now, and the call that answers it. */
function useAnswering(message: ContactMessage, onSent: () => void) {
  const queryClient = useQueryClient();
  const { data: current = message, refetch } = useQuery(messageQuery(message));
  const write = useWrite({
    mutationFn: (answer: string) =>
      sendAnswer(message, { text: answer, expectedAnswers: current.answers.length }),
    onSuccess({ message: said }) {
      toast.success(said);
      onSent();
    },
    async onError(failure) {
      if (failure instanceof ApiError && failure.status === 409) await refetch();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey('contact-messages') }),
  });
  return { current, ...write };
}

/** The message and the answers to it so far. */
function SoFar({ message }: { message: ContactMessage }) {
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        <p className="text-muted">{formatInstant(message.createdAt)}</p>
        <blockquote className="border-control-line border-l-2 pl-3">
          <LongText text={message.message} />
        </blockquote>
      </div>
      {message.answers.map((given) => (
        <div key={given._id} className="rounded-control bg-sunken px-3 py-2 text-sm">
          <GivenAnswer answer={given} />
        </div>
      ))}
    </>
  );
}

function problemOf(text: string): string | undefined {
  if (text === '') return messageAnswerMessages.answerRequired;
  return text.length > CONTACT_MESSAGE_MAX ? fieldMessages.tooLong(CONTACT_MESSAGE_MAX) : undefined;
}
