import { queryOptions } from '@tanstack/react-query';
import type { AdminTransition } from '#domain/verification/states.ts';
import { call, readFile } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';

/** One request with its full number. Each call is recorded as a viewing, so nothing reloads it automatically. */
export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'verification', id],
    queryFn: ({ signal }) => call('GET /api/admin/verifications/:id', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** Prefix of the query keys for the photos of a document. */
export const documentKey = (id: string) => ['admin', 'document', id] as const;

/** A photo of the document, counted from 1. Each call is a look, as that of the number is. */
export const documentQuery = (id: string, position: number) =>
  queryOptions({
    queryKey: [...documentKey(id), position],
    queryFn: ({ signal }) =>
      readFile(
        readPath('GET /api/admin/verifications/:id/documents/:number', {
          params: { id, number: String(position) },
        }),
        { headers: { accept: 'image/webp' }, signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

export interface Decision {
  transition: AdminTransition;
  reason: string;
  /** Set for approvals only. */
  expiresOn?: string;
}

export const decideVerification = (id: string, decision: Decision) =>
  call('POST /api/admin/verifications/:id', { params: { id }, json: decision });
