import { queryOptions } from '@tanstack/react-query';
import type { MessageAnswer } from '#domain/accounts/schema.ts';
import type { Property, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { callApi } from '#web/lib/api.ts';
import { readList, withQuery } from '#web/lib/page-data.ts';
import { type UploadProgress, uploadForm } from '#web/lib/upload.ts';

/** The queries that show properties: stale once one of them is added, changed or deleted. */
export const PROPERTY_QUERIES = ['properties', 'property', 'own-properties'] as const;

interface Page {
  page: number;
  limit: number;
}

/** A page of the viewer's own properties, of everybody's for an Admin; of one user, never another's. */
export const ownPropertiesQuery = (userId: string, { page, limit }: Page) =>
  queryOptions({
    queryKey: ['own-properties', userId, page, limit],
    queryFn: ({ signal }) =>
      readList<Property>(withQuery('/api/User/properties', { page, limit }), { signal }),
  });

export const uploadProperty = (
  form: FormData,
  options: { onProgress(progress: UploadProgress): void; signal: AbortSignal },
) => uploadForm<UploadPropertyAnswer>('/api/properties/upload', form, options);

const path = (id: string) => `/api/properties/${encodeURIComponent(id)}`;

/** `status` is a label of the picker: Available, Sold or Rented. */
export const setPropertyStatus = (id: string, status: string) =>
  callApi<UploadPropertyAnswer>(`${path(id)}/status`, { method: 'PUT', json: { status } });

export const deleteProperty = (id: string) =>
  callApi<MessageAnswer>(path(id), { method: 'DELETE' });
