import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  PHOTO_MESSAGE_MS,
  PROFILE_MESSAGE_MS,
  PROFILE_SUCCESS_MS,
} from '#domain/site/constants.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Display times of the profile's messages (specification §5, §8). */
const STAYS_MS = {
  success: PROFILE_SUCCESS_MS,
  error: PROFILE_MESSAGE_MS,
  photo: PHOTO_MESSAGE_MS,
} as const;

export interface TimedMessage {
  /** `photo`: an error about a chosen photo. */
  kind: keyof typeof STAYS_MS;
  text: string;
}

/** The messages on show; a new set replaces the old one. */
export function useTimedMessages() {
  const [messages, setMessages] = useState<readonly TimedMessage[]>([]);
  return {
    messages,
    show: (...next: TimedMessage[]) => setMessages(next),
    remove: (gone: TimedMessage) =>
      setMessages((current) => current.filter((message) => message !== gone)),
  };
}

export type TimedMessages = ReturnType<typeof useTimedMessages>;

/** Messages that leave by themselves. */
export function TimedNotices({ messages, remove }: Pick<TimedMessages, 'messages' | 'remove'>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [messages]);
  return (
    <div ref={list} className="flex scroll-my-24 flex-col gap-3 empty:hidden">
      {messages.map((message) => (
        <TimedNotice key={message.text} message={message} onGone={() => remove(message)} />
      ))}
    </div>
  );
}

function TimedNotice({ message, onGone }: { message: TimedMessage; onGone(): void }) {
  const leave = useEffectEvent(onGone);
  // The time runs from when the message came.
  useEffect(() => {
    const timer = setTimeout(() => leave(), STAYS_MS[message.kind]);
    return () => clearTimeout(timer);
  }, [message]);
  return <Notice tone={message.kind === 'success' ? 'success' : 'error'}>{message.text}</Notice>;
}
