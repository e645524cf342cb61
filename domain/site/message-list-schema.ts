import { z } from 'zod';
import { id, instantResponse, paragraph } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { CONTACT_MESSAGE_MAX } from './contact.ts';
import { messageAnswerMessages } from './message-answer-messages.ts';

export const MESSAGE_STATES = ['open', 'done'] as const;

/** The parameters of an Admin's table of contact messages. */
export const ContactMessagesQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('A part of the name, the email or the message'),
  state: choiceFilter(MESSAGE_STATES).describe('Without it, those that are done too'),
  sort: choiceFilter(['oldest']),
});
export type ContactMessagesQuery = z.infer<typeof ContactMessagesQuery>;

/** What an Admin answered to a message of /contact. */
export const ContactAnswer = z.object({
  _id: id,
  text: z.string(),
  by: z.string().nullable().describe('The name of the Admin'),
  at: instantResponse,
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;

/** What somebody wrote on /contact, as an Admin reads it. */
export const ContactMessage = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instantResponse,
  doneAt: instantResponse.nullable().describe('null: still to be answered'),
  answers: z.array(ContactAnswer).describe('The oldest first'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const MessageDoneBody = z.object({ done: z.boolean() });
export type MessageDoneBody = z.infer<typeof MessageDoneBody>;

export const MessageAnswerBody = z.object({
  text: paragraph(CONTACT_MESSAGE_MAX, messageAnswerMessages.answerRequired),
  expectedAnswers: z
    .number()
    .int()
    .min(0)
    .describe('How many answers the message had as it was read; 409 where there are others by now'),
});
export type MessageAnswerBody = z.infer<typeof MessageAnswerBody>;
