import { z } from 'zod';
import {
  choice,
  id,
  instantResponse,
  limit,
  optionalParagraph,
  pageNumber,
  paragraph,
  wholeNumber,
} from '../fields-schema.ts';
import { choiceFilter, textFilter, wholeFilter } from '../filters-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { PROPERTY_TYPES } from '../properties/property.ts';
import { conversationMessages, reportMessages } from './messages.ts';
import { DIRECTIONS, MESSAGE_MAX, REPORT_DETAILS_MAX, REPORT_REASONS } from './rules.ts';

/** What two people write to each other about a listing, as shown in a list. */
export const Conversation = z.object({
  _id: id.describe('That of the enquiry that it began with'),
  listing: z.object({
    kind: z.enum(LISTING_KINDS),
    _id: id,
    name: z.string(),
    listed: z.boolean().describe('False once it was taken off the lists'),
    propertyType: z.enum(PROPERTY_TYPES).nullable().describe('Null of a car'),
  }),
  lister: z.object({ userId: id, name: z.string() }),
  sender: z.object({
    userId: id,
    name: z.string(),
    email: z.string().describe("'' once the sender has deleted the account"),
  }),
  phoneNumber: z
    .string()
    .describe("Of the sender, as in the last enquiry; '' once the sender has deleted the account"),
  createdAt: instantResponse,
  lastMessage: z.object({ authorId: id, text: z.string(), sentAt: instantResponse }),
  unread: z.number().int().min(0).describe('How many messages of the other one you have not read'),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationMessage = z.object({
  _id: id,
  number: z.number().int().min(1).describe('Its place in the conversation, from 1'),
  authorId: id,
  text: z.string(),
  sentAt: instantResponse,
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** A conversation with its last messages. */
export const Thread = Conversation.extend({
  messages: z.array(ConversationMessage).describe('The oldest of them first'),
  seenUpTo: z
    .number()
    .int()
    .min(0)
    .describe('The number of the last message of yours that was read'),
  blocked: z.boolean().describe('You have blocked the other one'),
  canWrite: z.boolean().describe('False where either has blocked the other, and for an Admin'),
  reported: z.boolean().describe('You have reported it, and no Admin has ended that'),
});
export type Thread = z.infer<typeof Thread>;

export const ListConversationsQuery = z.object({
  direction: choiceFilter(DIRECTIONS)
    .transform((direction) => direction ?? 'received')
    .describe('About your own listings, those that you began, or, for Admins, those reported'),
  search: textFilter().describe('In names of people, of the listing, and in messages'),
  page: pageNumber,
  limit,
});
export type ListConversationsQuery = z.infer<typeof ListConversationsQuery>;
export const ListConversationsResponse = z.array(Conversation);

export const ConversationPath = z.object({ id: z.string() });
export type ConversationPath = z.infer<typeof ConversationPath>;

export const ThreadQuery = z.object({
  before: wholeFilter(1, 1_000_000_000).describe('Messages with a smaller number only'),
  limit,
});
export type ThreadQuery = z.infer<typeof ThreadQuery>;

export const MessageBody = z.object({ text: paragraph(MESSAGE_MAX, conversationMessages.blank) });
export type MessageBody = z.infer<typeof MessageBody>;

/** The number of the last message read. */
export const ReadBody = z.object({ upTo: wholeNumber({ min: 1, max: 1_000_000_000 }) });
export const ReadResponse = z.object({ unread: Conversation.shape.unread });
export type ReadResponse = z.infer<typeof ReadResponse>;

export const ReportConversationBody = z.object({
  reason: choice(REPORT_REASONS, reportMessages.reasonRequired),
  details: optionalParagraph(REPORT_DETAILS_MAX),
});
export type ReportConversationBody = z.infer<typeof ReportConversationBody>;
