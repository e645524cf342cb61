import { useQuery } from '@tanstack/react-query';
import type { EnquiryDirection } from '#domain/enquiries/schema.ts';
import { enquiriesQuery } from '../enquiry-calls.ts';

/**
 * Which of one's enquiries to show to anyone who has not chosen: those received, unless there are only some that were
 * sent. Undefined until that is known; a list that cannot be read says so itself.
 */
export function useFilledDirection(userId: string): EnquiryDirection | undefined {
  const received = useQuery(enquiriesQuery(userId, 'received', 1));
  const hasNone = received.data?.total === 0;
  const sent = useQuery({ ...enquiriesQuery(userId, 'sent', 1), enabled: hasNone });
  if (received.isPending) return undefined;
  if (!hasNone) return 'received';
  if (sent.isPending) return undefined;
  return sent.data && sent.data.total > 0 ? 'sent' : 'received';
}
