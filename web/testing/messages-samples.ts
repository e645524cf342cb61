import { averageRating, PAGE_SIZE } from '#domain/comments/rules.ts';
import type { Comment, CommentPage } from '#domain/comments/schema.ts';
import type { Conversation, Thread } from '#domain/conversations/schema.ts';
import { sampleId, sampleProperty } from './samples.ts';

/** A comment on the sample home, in the API's format. */
export const sampleComment = (given: Partial<Comment> = {}): Comment => ({
  _id: sampleId(300),
  propertyId: sampleId(1),
  userId: sampleId(910),
  userName: 'Kofi Boateng',
  comment: 'Quiet, and close to the sea.',
  rating: null,
  stayedHere: false,
  answer: null,
  createdAt: '2026-11-22T09:30:00.000Z',
  updatedAt: '2026-11-22T09:30:00.000Z',
  ...given,
});

/** Page n of a listing's comments, the newest first, with the rating from each person's latest stars. */
export function sampleCommentPage(comments: readonly Comment[], currentPage = 1): CommentPage {
  const stars = new Map<string, number>();
  for (const { userId, rating } of comments) {
    if (rating !== null && !stars.has(userId)) stars.set(userId, rating);
  }
  const total = [...stars.values()].reduce((sum, each) => sum + each, 0);
  return {
    comments: comments.slice((currentPage - 1) * PAGE_SIZE, currentPage * PAGE_SIZE),
    pagination: {
      currentPage,
      totalPages: Math.ceil(comments.length / PAGE_SIZE),
      totalComments: comments.length,
      hasMore: comments.length > currentPage * PAGE_SIZE,
    },
    averageRating: averageRating({ total, count: stars.size }),
    ratingCount: stars.size,
  };
}

/** The two of the conversation of the samples. */
export const LISTER = { userId: sampleId(900), name: 'Naa Lamptey' };
export const GUEST = { userId: sampleId(911), name: 'Esi Owusu' };

/** A conversation about the sample home; its messages are by the guest unless a text starts with the lister's sign. */
export function sampleThread(texts: readonly string[], given: Partial<Thread> = {}): Thread {
  const messages = texts.map((text, index) => ({
    _id: sampleId(500 + index),
    number: index + 1,
    authorId: text.startsWith(BY_LISTER) ? LISTER.userId : GUEST.userId,
    text: text.replace(BY_LISTER, ''),
    sentAt: `2026-11-22T09:${String(10 + index).padStart(2, '0')}:00.000Z`,
  }));
  const last = messages.at(-1);
  if (!last) throw new Error('a conversation has a message');
  return {
    _id: sampleId(400),
    listing: {
      kind: 'property',
      _id: sampleId(1),
      name: sampleProperty().name,
      listed: true,
      propertyType: 'PropertyRentals',
    },
    lister: LISTER,
    sender: { ...GUEST, email: 'esi@efie.test' },
    phoneNumber: '0209998877',
    createdAt: '2026-11-22T09:10:00.000Z',
    lastMessage: { authorId: last.authorId, text: last.text, sentAt: last.sentAt },
    unread: 0,
    messages,
    seenUpTo: 0,
    blocked: false,
    canWrite: true,
    reported: false,
    ...given,
  };
}

/** Before the text of a message by the lister. */
export const BY_LISTER = '< ';

/** The same in a list's format. */
export function sampleConversation(
  texts: readonly string[],
  given: Partial<Thread> = {},
): Conversation {
  const { messages, seenUpTo, blocked, canWrite, reported, ...conversation } = sampleThread(
    texts,
    given,
  );
  return conversation;
}
