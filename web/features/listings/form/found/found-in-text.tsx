import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { readDetailsMessages } from '#domain/read-details/messages.ts';
import type { AnsweredDetails } from '#domain/read-details/schema.ts';
import { read } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { Button } from '#web/ui/button.tsx';
import { RemovableChip } from '#web/ui/lists/chip.tsx';
import type { TextForm } from '../text-form.ts';
import { detailsInText, type FoundDetail } from './details-in-text.ts';

export interface FoundInTextProps {
  kind: ListingKind;
  form: Pick<TextForm<string>, 'text' | 'fill'>;
  /** The call for what was answered before about a listing that is there. */
  answeredPath: ReadPath<AnsweredDetails> | undefined;
}

/** Nothing is offered while someone is typing. */
const SETTLED_MS = 600;

/**
 * Offers the details that a form's text states and that are empty: one tap fills them, each can be taken out. What was answered,
 * with yes or no, is not asked again.
 */
export default function FoundInText(props: FoundInTextProps) {
  const { found, answer } = useFound(props);
  const [said, setSaid] = useState('');
  const { found: question, add, refuse, added, refused } = readDetailsMessages;
  const say = (details: readonly FoundDetail[], isRight: boolean) => {
    answer(details, isRight);
    setSaid(isRight ? added : refused);
  };
  if (found.length === 0) {
    return (
      <p role="status" className="-mt-2 text-muted text-sm">
        {said}
      </p>
    );
  }
  return (
    <section
      aria-label={question}
      className="-mt-2 flex flex-col gap-3 rounded-control bg-sunken px-4 py-3"
    >
      <p role="status" className="font-medium text-sm">
        {question}
      </p>
      <div className="flex flex-wrap gap-2 [&_button]:whitespace-normal [&_button]:text-start">
        {found.map((detail) => (
          <RemovableChip
            key={detail.field}
            label={detail.words}
            onRemove={() => say([detail], false)}
          >
            {detail.words}
          </RemovableChip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => say(found, true)}>
          {add}
        </Button>
        <Button variant="quiet" onClick={() => say(found, false)}>
          {refuse}
        </Button>
      </div>
    </section>
  );
}

/** The details to offer; none while someone is typing, nor before it is known what was answered. */
function useFound({ kind, form, answeredPath }: FoundInTextProps) {
  const { name = '', description = '', answered = '' } = form.text;
  const isSettled = useIsSettled(`${name}\n${description}`);
  const here = answered.split(',').filter(Boolean);
  const inText = isSettled ? detailsInText(kind, form.text, here) : [];
  const { data } = useQuery({
    queryKey: ['answered-details', answeredPath],
    queryFn: ({ signal }) => read(answeredPath as ReadPath<AnsweredDetails>, { signal }),
    enabled: answeredPath !== undefined && inText.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const before = answeredPath ? data?.answered : [];
  return {
    found: before && isSettled ? detailsInText(kind, form.text, [...here, ...before]) : [],
    answer(details: readonly FoundDetail[], isRight: boolean) {
      form.fill({
        ...(isRight && Object.fromEntries(details.map(({ field, text }) => [field, text]))),
        answered: [...here, ...details.flatMap(({ keys }) => keys)].join(','),
      });
    },
  };
}

/** Whether a text has stayed the same for a while. */
function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
