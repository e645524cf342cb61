import { queryOptions } from '@tanstack/react-query';
import type { AnswerTime } from '#domain/answer-times/answer-time.ts';
import type { Offered } from '#domain/enquiries/offered.ts';
import type { EnquiryForm } from '#domain/enquiries/rules.ts';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { call } from '#web/lib/api/api.ts';

/** The listing an enquiry is about, and its lister. */
export interface EnquiredListing {
  kind: ListingKind;
  id: string;
  listerId: string;
  listerName: string;
  offered: Offered;
  answersWithin?: AnswerTime | undefined;
}

/** Tells whether someone has already written to a listing's lister, and if so, how to reach them. */
export const ownEnquiryQuery = (listing: EnquiredListing, userId: string) =>
  queryOptions({
    queryKey: ['own-enquiry', listing.kind, listing.id, userId],
    queryFn: ({ signal }) =>
      call(`GET /api/${KINDS[listing.kind].list}/:id/enquiry`, {
        params: { id: listing.id },
        signal,
      }),
  });

/** Sends an enquiry as the signed-in user; `headers` identify a repeated attempt. Throws ApiError. */
export const sendEnquiry = (
  listing: EnquiredListing,
  form: EnquiryForm,
  headers: Record<string, string>,
) =>
  call(`POST /api/${KINDS[listing.kind].list}/:id/enquiries`, {
    params: { id: listing.id },
    json: sent(form),
    headers,
  });

const sent = ({ message, phoneNumber }: EnquiryForm) => ({ message, phoneNumber });

/** An enquiry queued on the device until there is a network. */
export const unsentEnquiry = (
  listing: EnquiredListing,
  form: EnquiryForm,
  { userId, key, name }: { userId: string; key: string; name: string },
): Omit<Unsent, 'writtenAt'> => ({
  key,
  kind: 'enquiry',
  userId,
  call: {
    path: `/api/${KINDS[listing.kind].list}/${encodeURIComponent(listing.id)}/enquiries`,
    method: 'POST',
    json: sent(form),
  },
  about: { name, path: pageOf(listing) },
  text: form.message,
  changes: [ownEnquiryQuery(listing, userId).queryKey, ['conversations', userId]],
});

/** The page of a listing. */
export const pageOf = ({ kind, id }: Pick<EnquiredListing, 'kind' | 'id'>) => KINDS[kind].path(id);
