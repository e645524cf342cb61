import { useQuery } from '@tanstack/react-query';
import type { Direction } from '#domain/conversations/rules.ts';
import { conversationsQuery } from '../conversation-calls.ts';

/**
 * Which of one's conversations to show to anyone who has not chosen: those received, unless there are only some that
 * one began. Undefined until that is known; a list that cannot be read says so itself.
 */
export function useFilledDirection(userId: string): Direction | undefined {
  const received = useQuery(conversationsQuery(userId, { direction: 'received', page: 1 }));
  const hasNone = received.data?.total === 0;
  const sent = useQuery({
    ...conversationsQuery(userId, { direction: 'sent', page: 1 }),
    enabled: hasNone,
  });
  // Not `isPending`, which the part that says why, as it comes, makes true again by reading again.
  if (!received.isFetched) return undefined;
  if (!hasNone) return 'received';
  if (!sent.isFetched) return undefined;
  return sent.data && sent.data.total > 0 ? 'sent' : 'received';
}
