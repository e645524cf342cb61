import { z } from 'zod';
import { id, instantResponse } from '../fields.schema.ts';
import { choiceFilter, textFilter } from '../filters.schema.ts';
import { tablePaging } from '../tables/schema.ts';

export const MESSAGE_STATES = ['open', 'done'] as const;

/** The parameters of an Admin's table of contact messages. */
export const ContactMessagesQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('A part of the name, the email or the message'),
  state: choiceFilter(MESSAGE_STATES).describe('Without it, those that are done too'),
  sort: choiceFilter(['oldest']),
});
export type ContactMessagesQuery = z.infer<typeof ContactMessagesQuery>;

/** What somebody wrote on /contact, as an Admin reads it. */
export const ContactMessage = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instantResponse,
  doneAt: instantResponse.nullable().describe('null: still to be answered'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const MessageDoneBody = z.object({ done: z.boolean() });
export type MessageDoneBody = z.infer<typeof MessageDoneBody>;
