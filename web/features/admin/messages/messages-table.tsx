import Mail from 'lucide-react/icons/mail';
import { formatInstant } from '#domain/instant.ts';
import { plural } from '#domain/plural.ts';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { callApi } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import type { TableDefinition } from '../table/table-definition.ts';

export const MESSAGES_TABLE_NAME = 'contact-messages';

const setDone = ({ _id }: ContactMessage, done: boolean) =>
  callApi(`/api/admin/${MESSAGES_TABLE_NAME}/${_id}/done`, { method: 'PUT', json: { done } });

/** What was written on /contact. @param isNew tells of a moment whether that was after the last look. */
export const messagesTable = (
  isNew: (moment: string) => boolean,
): TableDefinition<ContactMessage> => ({
  name: MESSAGES_TABLE_NAME,
  row: 'message',
  rows: 'messages',
  search: messageListMessages.search,
  none: messageListMessages.none,
  nameOf: ({ name }) => `the message of ${name}`,
  columns: [
    {
      heading: 'Message',
      of: ({ name, email, message, createdAt }) => (
        <div className="flex max-w-prose flex-col gap-1">
          <p>
            <span className="font-semibold">{name}</span>{' '}
            {isNew(createdAt) && <Badge tone="laterite">{messageListMessages.new}</Badge>}
            <span className="block text-muted">{email}</span>
          </p>
          <LongText text={message} />
        </div>
      ),
    },
    { heading: 'When', of: ({ createdAt }) => formatInstant(createdAt) },
    {
      heading: 'State',
      of: ({ doneAt }) => (doneAt ? `Done on ${formatInstant(doneAt)}` : 'To answer'),
    },
    {
      heading: 'Answer',
      of: ({ name, email }) => (
        <a
          href={`mailto:${email}`}
          aria-label={`${messageListMessages.answer}: ${name}`}
          className={buttonClass({ variant: 'secondary', className: 'whitespace-nowrap' })}
        >
          <Icon of={Mail} size={18} className="shrink-0 text-muted" />
          {messageListMessages.answer}
        </a>
      ),
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: [
        { value: 'open', label: 'To answer' },
        { value: 'done', label: 'Done' },
      ],
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
  actions: [
    {
      label: 'Mark as done',
      question: (messages) =>
        `${plural(messages.length, 'message')}: nothing is sent, and nothing is deleted.`,
      run: (message) => setDone(message, true),
    },
    {
      label: 'Open again',
      question: (messages) => `${plural(messages.length, 'message')}: to be answered again.`,
      run: (message) => setDone(message, false),
    },
  ],
});
