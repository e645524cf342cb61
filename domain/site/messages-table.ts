import { defineTable } from '../tables/table.ts';
import { formatInstant } from '../values/instant.ts';
import { messageListMessages } from './message-list-messages.ts';

export const MESSAGES_TABLE = defineTable({
  name: 'contact-messages',
  summary: 'Messages of the contact page',
  isAboutPeople: true,
  row: 'message',
  rows: 'messages',
  none: messageListMessages.none,
  search: {
    hint: messageListMessages.search,
    description: 'A part of the name, the email or the message',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    name: { type: 'text', file: 'Name' },
    email: { type: 'text', file: 'Email' },
    message: { type: 'text', heading: 'Message' },
    createdAt: { type: 'instant', heading: 'When' },
    doneAt: {
      type: 'instant',
      isNullable: true,
      description: 'null: still to be answered',
      file: 'Done',
    },
    state: {
      heading: 'State',
      shown: ({ doneAt }: { doneAt: string | null }) =>
        doneAt ? `Done on ${formatInstant(doneAt)}` : 'To answer',
    },
    answers: {
      heading: 'Answer',
      of: ({ answers }: Answered) => joined(answers.map(({ text }) => text)),
    },
    answeredBy: {
      file: 'Answered by',
      of: ({ answers }: Answered) => joined(answers.map(({ by }) => by ?? '–')),
    },
    answeredAt: {
      file: 'Answered',
      of: ({ answers }: Answered) => joined(answers.map(({ at }) => at)),
    },
  },
  filters: {
    state: {
      label: 'State',
      values: ['open', 'done'],
      labels: { open: 'To answer', done: 'Done' },
      description: 'Without it, those that are done too',
    },
  },
  orders: { oldest: 'Oldest first' },
});

interface Answered {
  answers: readonly { text: string; by: string | null; at: string }[];
}

/** Several texts in one cell of an export. */
const joined = (texts: readonly string[]): string | null => texts.join('\n\n') || null;
