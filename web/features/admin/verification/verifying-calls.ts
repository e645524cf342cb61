import { queryOptions } from '@tanstack/react-query';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import type { AdminTransition } from '#domain/verification/states.ts';
import { callApi, callApiFile } from '#web/lib/api.ts';

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

/** What the queries of the photos of a document begin with. */
export const documentKey = (id: string) => ['admin', 'document', id] as const;

/** A photo of the document, counted from 1. Each call is a look, as that of the number is. */
export const documentQuery = (id: string, position: number) =>
  queryOptions({
    queryKey: [...documentKey(id), position],
    queryFn: ({ signal }) =>
      callApiFile(`${pathOf(id)}/documents/${position}`, {
        headers: { accept: 'image/webp' },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** What an Admin decides. */
export interface Decision {
  transition: AdminTransition;
  reason: string;
  /** Of an approval. */
  expiresOn?: string;
}

export const decideVerification = (id: string, decision: Decision) =>
  callApi<MessageResponse>(pathOf(id), { json: decision });
