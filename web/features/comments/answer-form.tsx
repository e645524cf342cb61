import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answerMessages } from '#domain/comments/answer-messages.ts';
import { COMMENT_MAX } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { answerComment } from './comment-calls.ts';
import { answerFailure, forgetEndedSession } from './failure.ts';

interface Props {
  comment: Comment;
  onSaved(): void;
  onCancel(): void;
}

/** The lister's answer, new or edited in place. The text is kept until it is sent. */
export function AnswerForm({ comment, onSaved, onCancel }: Props) {
  const draft = `answer:${comment._id}`;
  const [text, setText] = useState(
    () => readDraft<{ text: string }>(draft)?.text ?? comment.answer?.text ?? '',
  );
  const box = useRef<HTMLTextAreaElement>(null);
  const { send, busy, error } = useSending(comment, () => {
    dropDraft(draft);
    onSaved();
  });

  useEffect(() => box.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    send(text.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
      {error && <Outcome tone="error">{answerFailure(error, answerMessages.failure)}</Outcome>}
      <Field label={answerMessages.label} help={answerMessages.help}>
        <TextArea
          ref={box}
          name="answer"
          value={text}
          counterMax={COMMENT_MAX}
          maxLength={COMMENT_MAX}
          readOnly={busy}
          onChange={(event) => {
            setText(event.currentTarget.value);
            keepDraft(draft, { text: event.currentTarget.value });
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button
          type="submit"
          disabled={text.trim() === ''}
          busy={busy}
          busyText={answerMessages.sending}
        >
          {comment.answer ? 'Save' : answerMessages.send}
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            dropDraft(draft);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useSending(comment: Comment, onSent: () => void) {
  return useWrite({
    mutationFn: (answer: string) => answerComment(comment, answer),
    onSuccess() {
      toast.success(comment.answer ? answerMessages.saved : answerMessages.sent);
      onSent();
    },
    onError: forgetEndedSession,
  });
}
