import type { Conversation } from '#domain/conversations/schema.ts';

export const isLister = ({ lister }: Pick<Conversation, 'lister'>, userId: string): boolean =>
  lister.userId === userId;

/** The other participant. An Admin, who is neither, reads it as its lister would. */
export const otherOf = (
  { lister, sender }: Pick<Conversation, 'lister' | 'sender'>,
  userId: string,
): { userId: string; name: string } => (sender.userId === userId ? lister : sender);
