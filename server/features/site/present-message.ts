import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import type { MessageRow } from './message-repository.ts';

/** A message of the contact page as an Admin reads it. */
export const presentMessage = (row: MessageRow): ContactMessage => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  answers: row.answers.map(({ id, text, by, at }) => ({
    _id: id,
    text,
    by,
    at: new Date(at).toISOString(),
  })),
});
