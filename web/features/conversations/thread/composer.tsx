import { useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useId, useRef, useState } from 'react';
import { conversationMessages } from '#domain/conversations/messages.ts';
import { checkMessage, MESSAGE_COUNTED_FROM, MESSAGE_MAX } from '#domain/conversations/rules.ts';
import type { Thread } from '#domain/conversations/schema.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { hasArrived, keepKey, onceHeaders, onceKey } from '#web/lib/api/idempotency-key.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { isForLater, sendLater, useUnsent } from '#web/lib/unsent/unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/forms/control-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { UnsentList } from '#web/ui/lists/unsent-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBottomRoom } from '#web/ui/use-bottom-room.ts';
import {
  addMessages,
  conversationsKey,
  sendMessage,
  threadKey,
  unsentMessage,
} from '../conversation-calls.ts';
import { isLister } from '../other-of.ts';
import { QuickAnswers } from './quick-answers.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface Props {
  thread: Thread;
  userId: string;
}

interface Typed {
  text: string;
}

/**
 * The message field at the bottom of the window, above an on-screen keyboard. The text is kept until it is sent;
 * without a network, the message waits on the device.
 */
export function Composer({ thread, userId }: Props) {
  const bar = useRef<HTMLFormElement>(null);
  useBottomRoom(bar, { isTaken: true, onDesktop: true });
  const hintId = useId();
  const inset = useKeyboardInset();
  const { field, text, type, failure, busy, submit, choose, waiting, edit } = useMessage(
    thread,
    userId,
  );

  return (
    <>
      <UnsentList unsent={waiting} onEdit={edit} />
      <form
        ref={bar}
        aria-label={conversationMessages.message}
        // Scripts send it, once they are there.
        method="dialog"
        noValidate
        style={{ bottom: inset }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="sticky z-20 -mx-4 flex flex-col gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {isLister(thread, userId) && <QuickAnswers onChoose={choose} />}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            name="text"
            rows={1}
            aria-label={conversationMessages.message}
            aria-describedby={hintId}
            aria-invalid={failure !== undefined || undefined}
            placeholder={conversationMessages.placeholder}
            value={text}
            readOnly={busy}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
            className={`${controlClass} field-sizing-content max-h-40 resize-none py-2.5`}
          />
          <Button type="submit" busy={busy} aria-label={conversationMessages.send}>
            {!busy && <Icon of={Send} size={18} />}
            <span className="max-sm:hidden">{conversationMessages.send}</span>
          </Button>
        </div>
        <p id={hintId} role="status" className="figures text-xs text-muted empty:hidden">
          {leftOf(text)}
        </p>
      </form>
    </>
  );
}

/** A message being written: saved while typing, then sent, or queued without a network. */
function useMessage(thread: Thread, userId: string) {
  const draft = `message:${userId}:${thread._id}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft<Typed>(draft)?.text ?? '');
  const [failure, setFailure] = useState<string>();
  const waiting = useUnsent().filter(
    ({ kind, call }) => kind === 'message' && call.path.includes(thread._id),
  );
  const { send, busy } = useSending({ thread, userId }, draft, clear, setFailure);

  function clear() {
    hasArrived(draft);
    dropDraft(draft);
    setText('');
    setFailure(undefined);
    // The send button was disabled and lost the focus: put it back in the field to go on writing.
    field.current?.focus({ preventScroll: true });
  }

  function type(next: string) {
    setText(next);
    setFailure(undefined);
    keepDraft(draft, { text: next });
  }

  function submit() {
    const check = checkMessage(text);
    if (check.ok) return send({ text: text.trim() });
    setFailure(check.message);
    field.current?.focus();
  }

  function choose(answer: string) {
    type(text.trim() ? `${text.trimEnd()} ${answer}` : answer);
    field.current?.focus();
  }

  function edit({ key: sentKey, call }: Unsent) {
    const sent = call.json as Typed;
    keepKey(draft, sent, sentKey);
    type(sent.text);
  }

  return {
    /** The text field. */
    field,
    text,
    type,
    failure,
    busy,
    submit,
    /** Adds a ready-made sentence to the typed text. */
    choose,
    /** Messages that wait for a network. */
    waiting,
    /** Takes a waiting message back into the field. */
    edit,
  };
}

/** Sends a message, or queues it without a network: it has arrived then, as far as the field knows. */
function useSending(
  { thread, userId }: Props,
  draft: string,
  onArrived: () => void,
  onFailure: (message: string) => void,
) {
  const key = threadKey(userId, thread._id);
  const queryClient = useQueryClient();
  const waits = (sent: Typed) =>
    sendLater(unsentMessage(thread, sent.text, { userId, key: onceKey(draft, sent) }));
  return useWrite({
    mutationFn: (sent: Typed) => sendMessage(thread._id, sent.text, onceHeaders(draft, sent)),
    onSuccess(message) {
      addMessages(queryClient, key, [message]);
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: conversationsKey(userId) });
      onArrived();
    },
    async onError(error, sent) {
      if (isForLater(error) && (await waits(sent))) return onArrived();
      if (!(error instanceof ApiError)) return;
      onFailure(failureMessage(error, conversationMessages.notSent));
      // After a block, loading again shows that nothing more can be written.
      if (error.status === 403) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

/** Near the end, how many characters are left, or too many. */
function leftOf(text: string): string {
  const { length } = text.trim();
  if (length > MESSAGE_MAX) return fieldMessages.tooMany(MESSAGE_MAX, length - MESSAGE_MAX);
  return length >= MESSAGE_COUNTED_FROM ? conversationMessages.left(MESSAGE_MAX - length) : '';
}
