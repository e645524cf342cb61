import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { readDetailsMessages } from '#domain/read-details/messages.ts';
import type { AnswerDetailsBody, ReadDetail } from '#domain/read-details/schema.ts';
import { call } from '#web/lib/api/api.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { RemovableChip } from '#web/ui/lists/chip.tsx';

export interface ReadDetailsProps {
  kind: ListingKind;
  id: string;
  /** The listing's name, where several stand on a page. */
  name?: string;
  details: readonly ReadDetail[];
  /** Called with the changed listing, and the names of removed details. */
  onAnswered(listing: object, removed: readonly string[]): void;
}

/** Asks whether details that were read from a listing's text are right: one tap keeps them all, or removes one. */
export default function ReadDetails({ kind, id, name, details, onAnswered }: ReadDetailsProps) {
  const { send, busy } = useWrite({
    mutationFn: (answer: Partial<AnswerDetailsBody>) =>
      call(`PUT /api/${KINDS[kind].list}/:id/read-details`, { params: { id }, json: answer }),
    onSuccess(saved, { remove = [] }) {
      toast.success(saved.message);
      onAnswered('car' in saved ? saved.car : saved.property, remove);
    },
    onError: (error) => toast.error(failureMessage(error, readDetailsMessages.failure)),
  });
  if (details.length === 0) return null;
  const { read: question, keep } = readDetailsMessages;
  return (
    <section
      aria-label={name ? `${question} ${name}` : question}
      className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3"
    >
      <p className="font-medium text-sm">{question}</p>
      <div className="flex flex-wrap gap-2 [&_button]:whitespace-normal [&_button]:text-start">
        {details.map((detail) => (
          <RemovableChip
            key={detail.name}
            label={detail.text}
            onRemove={() => send({ remove: [detail.name] })}
          >
            {detail.text}
          </RemovableChip>
        ))}
      </div>
      <Button
        variant="secondary"
        className="self-start"
        busy={busy}
        onClick={() => send({ keep: details.map((detail) => detail.name) })}
      >
        {keep}
      </Button>
    </section>
  );
}
