import { chatMessage } from '#domain/enquiries/rules.ts';
import type { Enquiry } from '#domain/enquiries/schema.ts';
import { whatsappLink } from '#domain/ghana.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import type { ListingAddress } from './listing.ts';
import type { EnquiryRow } from './repository.ts';

/** How to reach the contact person of the listing that an enquiry is about. */
export function presentContact(row: EnquiryRow): ContactResponse {
  const phoneNumber = row.contact_phone || null;
  return {
    name: row.contact_name.trim(),
    phoneNumber,
    whatsapp: phoneNumber && whatsappLink(phoneNumber, chatMessage(row.listing_name)),
  };
}

/** An enquiry as its lister reads it, and its sender. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  const { kind, id } = listingOf(row);
  return {
    _id: row.id,
    listing: { kind, _id: id, name: row.listing_name, listed: row.listing_deleted_at === null },
    lister: { userId: row.lister_id, name: fullName(row.lister_firstname, row.lister_lastname) },
    sender: { userId: row.sender_id, name: senderName(row), email: row.sender_email },
    phoneNumber: row.phone_number,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  };
}

export const senderName = (row: EnquiryRow) => fullName(row.sender_firstname, row.sender_lastname);

/** Which listing an enquiry is about; the database lets it be about one. */
export function listingOf(row: Pick<EnquiryRow, 'property_id' | 'car_id'>): ListingAddress {
  return row.property_id !== null
    ? { kind: 'property', id: row.property_id }
    : { kind: 'car', id: row.car_id ?? '' };
}

const fullName = (firstname: string, lastname: string) => `${firstname} ${lastname}`.trim();
