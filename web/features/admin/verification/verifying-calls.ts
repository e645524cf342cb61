import { queryOptions } from '@tanstack/react-query';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import type { AdminTransition } from '#domain/verification/states.ts';
import { callApi } from '#web/lib/api.ts';

const pathOf = (id: string) => `/api/admin/verifications/${encodeURIComponent(id)}`;

/** One request with its number in full. Each call is a look that is recorded, so nothing reads it again by itself. */
export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'verification', id],
    queryFn: ({ signal }) => callApi<VerificationDetail>(pathOf(id), { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** Where a photo of the document is shown from, counted from 1. */
export const documentAddress = (id: string, position: number): string =>
  `${pathOf(id)}/documents/${position}`;

/** What an Admin decides. */
export interface Decision {
  transition: AdminTransition;
  reason: string;
  /** Of an approval. */
  expiresOn?: string;
}

export const decideVerification = (id: string, decision: Decision) =>
  callApi<MessageResponse>(pathOf(id), { json: decision });
