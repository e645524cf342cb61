import { useQuery } from '@tanstack/react-query';
import type { Direction } from '#domain/conversations/rules.ts';
import { conversationsQuery } from '../conversation-calls.ts';

/**
 * The tab of conversations for people who have not chosen one: those received, unless there are only some they
 * began themselves. Undefined until known; a list that fails to load says so itself.
 */
export function useFilledDirection(userId: string): Direction | undefined {
  const received = useQuery(conversationsQuery(userId, { direction: 'received', page: 1 }));
  const hasNone = received.data?.total === 0;
  const sent = useQuery({
    ...conversationsQuery(userId, { direction: 'sent', page: 1 }),
    enabled: hasNone,
  });
  // Not `isPending`: the error message reads again when it mounts, which makes it true again.
  if (!received.isFetched) return undefined;
  if (!hasNone) return 'received';
  if (!sent.isFetched) return undefined;
  return sent.data && sent.data.total > 0 ? 'sent' : 'received';
}
