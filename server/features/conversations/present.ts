import type { Person } from '#domain/accounts/actor.ts';
import type { Parties } from '#domain/conversations/permissions.ts';
import type { Conversation, ConversationMessage } from '#domain/conversations/schema.ts';
import { isFormerMember } from '#domain/leaving/former-member.ts';
import type { MessageRow } from './message-repository.ts';
import type { ConversationRow } from './repository.ts';

/** A conversation as one of its two people sees it; an Admin has nothing to read in it. */
export function presentConversation(row: ConversationRow, viewer: Person): Conversation {
  return {
    _id: row.id,
    listing: {
      kind: row.listing_kind,
      _id: row.listing_id,
      name: row.listing_name,
      listed: row.listing_deleted_at === null,
      propertyType: row.property_type,
    },
    lister: { userId: row.lister_id, name: listerName(row) },
    sender: { userId: row.sender_id, name: senderName(row), email: emailOf(row) },
    phoneNumber: row.phone_number,
    createdAt: row.created_at.toISOString(),
    lastMessage: {
      authorId: row.last_author_id,
      text: row.last_text,
      sentAt: row.last_message_at.toISOString(),
    },
    unread: unreadBy(viewer.userId, row),
  };
}

const emailOf = ({ sender_email }: ConversationRow) =>
  isFormerMember(sender_email) ? '' : sender_email;

export const presentMessage = (row: MessageRow): ConversationMessage => ({
  _id: row.id,
  number: row.number,
  authorId: row.author_id,
  text: row.text,
  sentAt: row.created_at.toISOString(),
});

export const partiesOf = (row: ConversationRow): Parties => ({
  listerId: row.lister_id,
  senderId: row.sender_id,
});

/** The number of messages that one of the two has not read. */
export function unreadBy(userId: string, row: ConversationRow): number {
  if (userId === row.lister_id) return row.unread_by_lister;
  return userId === row.sender_id ? row.unread_by_sender : 0;
}

export const listerName = (row: ConversationRow) =>
  `${row.lister_firstname} ${row.lister_lastname}`.trim();

export const senderName = (row: ConversationRow) =>
  `${row.sender_firstname} ${row.sender_lastname}`.trim();
