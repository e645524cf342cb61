import { queryOptions } from '@tanstack/react-query';
import type { EnquiryForm } from '#domain/enquiries/rules.ts';
import type {
  Enquiry,
  EnquiryDirection,
  EnquiryResponse,
  ListingKind,
  OwnEnquiry,
} from '#domain/enquiries/schema.ts';
import { callApi } from '#web/lib/api.ts';
import { readList, withQuery } from '#web/lib/page-data.ts';

/** What an enquiry is about, and who gets it. */
export interface EnquiredListing {
  kind: ListingKind;
  id: string;
  listerId: string;
  listerName: string;
}

const pathOf = ({ kind, id }: Pick<EnquiredListing, 'kind' | 'id'>) =>
  `/api/${kind === 'property' ? 'properties' : 'cars'}/${encodeURIComponent(id)}`;

/** Whether somebody has written to the lister of a listing, and how to reach them since then. */
export const ownEnquiryQuery = (listing: EnquiredListing, userId: string) =>
  queryOptions({
    queryKey: ['own-enquiry', listing.kind, listing.id, userId],
    queryFn: ({ signal }) => callApi<OwnEnquiry>(`${pathOf(listing)}/enquiry`, { signal }),
  });

/** Sends an enquiry as the user who is signed in. Throws ApiError. */
export const sendEnquiry = (listing: EnquiredListing, { message, phoneNumber }: EnquiryForm) =>
  callApi<EnquiryResponse>(`${pathOf(listing)}/enquiries`, { json: { message, phoneNumber } });

/** Enquiries on a page of their list. */
export const ENQUIRY_PAGE_SIZE = 20;

/** A page of the enquiries that somebody received or sent; of one user, never another's. */
export const enquiriesQuery = (userId: string, direction: EnquiryDirection, page: number) =>
  queryOptions({
    queryKey: ['enquiries', userId, direction, page],
    queryFn: ({ signal }) =>
      readList<Enquiry>(
        withQuery('/api/User/enquiries', { direction, page, limit: ENQUIRY_PAGE_SIZE }),
        { signal },
      ),
  });
