import Mail from 'lucide-react/icons/mail';
import { messageAnswerMessages } from '#domain/site/message-answer-messages.ts';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { MESSAGES_TABLE } from '#domain/site/messages-table.ts';
import { plural } from '#domain/values/plural.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { tableScreen } from '../table/table-screen.ts';
import { GivenAnswer } from './given-answer.tsx';
import { setDone } from './message-calls.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/**
 * Messages sent from /contact.
 * @param isNew tells whether a time is after the last look.
 * @param onAnswer receives the message to be answered.
 */
export const messagesScreen = (
  isNew: (moment: string) => boolean,
  onAnswer: (message: ContactMessage) => void,
) =>
  tableScreen(MESSAGES_TABLE, {
    nameOf: ({ name }) => `the message from ${name}`,
    cells: {
      message: ({ name, email, message, createdAt }) => (
        <div className="flex max-w-prose flex-col gap-1">
          <p>
            <span className="font-semibold">{name}</span>{' '}
            {isNew(createdAt) && <Badge tone="laterite">{messageListMessages.new}</Badge>}
            <span className="block">
              <a href={`mailto:${email}`} className={LINK}>
                {email}
              </a>
            </span>
          </p>
          <LongText text={message} />
        </div>
      ),
      answers: (message) => (
        <div className="flex flex-col items-start gap-3 lg:min-w-56">
          {message.answers.map((answer) => (
            <GivenAnswer key={answer._id} answer={answer} />
          ))}
          <AnswerButton message={message} onClick={() => onAnswer(message)} />
        </div>
      ),
    },
    actions: [
      {
        label: 'Mark as done',
        question: (messages) =>
          `${plural(messages.length, 'message')}: nothing is sent, and nothing is deleted.`,
        run: (message) => setDone(message, true),
      },
      {
        label: 'Reopen',
        question: (messages) => `${plural(messages.length, 'message')}: back to “To answer”.`,
        run: (message) => setDone(message, false),
      },
    ],
  });

function AnswerButton({ message, onClick }: { message: ContactMessage; onClick(): void }) {
  const { answer, answerAgain } = messageAnswerMessages;
  const label = message.answers.length > 0 ? answerAgain : answer;
  return (
    <Button
      variant="secondary"
      className="lg:whitespace-nowrap"
      aria-label={`${label}: ${message.name}`}
      onClick={onClick}
    >
      <Icon of={Mail} size={18} className="shrink-0 text-muted" />
      {label}
    </Button>
  );
}
