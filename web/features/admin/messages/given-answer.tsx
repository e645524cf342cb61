import type { ContactAnswer } from '#domain/site/message-list-schema.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { LongText } from '#web/ui/long-text.tsx';

/** An Admin's answer, with its author and date. */
export function GivenAnswer({ answer: { text, by, at } }: { answer: ContactAnswer }) {
  return (
    <div className="flex max-w-prose flex-col gap-1">
      <LongText text={text} />
      <p className="text-muted">{[by, formatInstant(at)].filter(Boolean).join(', ')}</p>
    </div>
  );
}
