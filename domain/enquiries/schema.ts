import { z } from 'zod';
import {
  id,
  instantResponse,
  limit,
  pageNumber,
  paragraph,
  phoneNumber,
} from '../fields.schema.ts';
import { choiceFilter } from '../filters.schema.ts';
import { LISTING_KINDS } from '../listing-kind.ts';
import { ContactResponse } from '../properties/schema.ts';
import { enquiryMessages } from './messages.ts';
import { ENQUIRY_MAX } from './rules.ts';

/** The body of an enquiry about a property or a car. */
export const EnquiryBody = z.object({
  message: paragraph(ENQUIRY_MAX, enquiryMessages.blank),
  phoneNumber: phoneNumber(enquiryMessages.phoneRequired),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

/** Whether the viewer has written to the lister of a listing, and how to reach them since then. */
export const OwnEnquiry = z.object({
  sentAt: instantResponse.nullable().describe('When the last enquiry was sent; null without one'),
  contact: ContactResponse.nullable(),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** Sending an enquiry reveals how to reach the lister. */
export const EnquiryResponse = z.object({
  message: z.string(),
  sentAt: instantResponse,
  contact: ContactResponse,
});
export type EnquiryResponse = z.infer<typeof EnquiryResponse>;

/** An enquiry as its lister reads it, and its sender. */
export const Enquiry = z.object({
  _id: id,
  listing: z.object({
    kind: z.enum(LISTING_KINDS),
    _id: id,
    name: z.string(),
    listed: z.boolean().describe('False once it was taken off the lists'),
  }),
  lister: z.object({ userId: id, name: z.string() }),
  sender: z.object({ userId: id, name: z.string(), email: z.string() }),
  phoneNumber: z.string(),
  message: z.string(),
  createdAt: instantResponse,
});
export type Enquiry = z.infer<typeof Enquiry>;

/** The two lists of somebody's enquiries. */
export const ENQUIRY_DIRECTIONS = ['received', 'sent'] as const;
export type EnquiryDirection = (typeof ENQUIRY_DIRECTIONS)[number];

export const ListEnquiriesQuery = z.object({
  direction: choiceFilter(ENQUIRY_DIRECTIONS)
    .transform((direction) => direction ?? 'received')
    .describe('Those about your own listings, or those you wrote'),
  page: pageNumber,
  limit,
});
export const ListEnquiriesResponse = z.array(Enquiry);
