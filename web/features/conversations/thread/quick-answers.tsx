import { conversationMessages, QUICK_ANSWERS } from '#domain/conversations/messages.ts';
import { chipClass } from '#web/ui/lists/chip.tsx';
import { ChipRow } from '#web/ui/lists/chip-row.tsx';

/** A lister's most common answers, put into the message field to edit and send. */
export function QuickAnswers({ onChoose }: { onChoose(text: string): void }) {
  return (
    <ChipRow label={conversationMessages.quickAnswers}>
      {QUICK_ANSWERS.map((text) => (
        <button key={text} type="button" className={chipClass()} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </ChipRow>
  );
}
