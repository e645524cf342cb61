import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { MESSAGES_TABLE } from '#domain/site/messages-table.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { MessageRow } from './message-repository.ts';

const valuesOf = columnValues(MESSAGES_TABLE);

/** A message of the contact page as an Admin reads it. */
export const presentMessage = (row: MessageRow): ContactMessage => ({
  ...valuesOf(row),
  answers: row.answers.map(({ id, text, by, at }) => ({
    _id: id,
    text,
    by,
    at: new Date(at).toISOString(),
  })),
});
