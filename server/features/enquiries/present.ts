import { chatMessage } from '#domain/enquiries/rules.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import { whatsappLink } from '#domain/values/ghana.ts';
import type { EnquiryRow } from './repository.ts';

/** The contact person of the enquiry's listing. */
export function presentContact(row: EnquiryRow): ContactResponse {
  const phoneNumber = row.contact_phone || null;
  return {
    name: row.contact_name.trim(),
    phoneNumber,
    whatsapp: phoneNumber && whatsappLink(phoneNumber, chatMessage(row.listing_name)),
  };
}

export const senderName = (row: EnquiryRow) =>
  `${row.sender_firstname} ${row.sender_lastname}`.trim();
