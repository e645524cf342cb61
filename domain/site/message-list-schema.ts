import { z } from 'zod';
import { id, instantResponse, paragraph } from '../fields-schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { CONTACT_MESSAGE_MAX } from './contact.ts';
import { messageAnswerMessages } from './message-answer-messages.ts';
import { MESSAGES_TABLE } from './messages-table.ts';

export type ContactMessagesQuery = TableQuery<typeof MESSAGES_TABLE>;

export const ContactAnswer = z.object({
  _id: id,
  text: z.string(),
  by: z.string().nullable().describe('The name of the Admin'),
  at: instantResponse,
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;

export const ContactMessage = tableRow(MESSAGES_TABLE, {
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
