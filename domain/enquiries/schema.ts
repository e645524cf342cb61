import { z } from 'zod';
import { id, instantAnswer, limit, pageNumber, paragraph, phoneNumber } from '../fields.schema.ts';
import { ContactAnswer } from '../properties/schema.ts';
import { ENQUIRY_MAX } from './rules.ts';
import { enquirySentences } from './sentences.ts';

/** The body of an enquiry about a property or a car. */
export const EnquiryBody = z.object({
  message: paragraph(ENQUIRY_MAX, enquirySentences.blank),
  phoneNumber: phoneNumber(enquirySentences.phoneRequired),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

/** Whether the viewer has written to the lister of a listing, and how to reach them since then. */
export const OwnEnquiry = z.object({
  sentAt: instantAnswer.nullable().describe('When the last enquiry was sent; null without one'),
  contact: ContactAnswer.nullable(),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** Sending an enquiry reveals how to reach the lister. */
export const EnquiryAnswer = z.object({
  message: z.string(),
  sentAt: instantAnswer,
  contact: ContactAnswer,
});
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;

export const LISTING_KINDS = ['property', 'car'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** An enquiry as its lister reads it. */
export const Enquiry = z.object({
  _id: id,
  listing: z.object({ kind: z.enum(LISTING_KINDS), _id: id, name: z.string() }),
  lister: z.object({ userId: id, name: z.string() }),
  sender: z.object({ userId: id, name: z.string(), email: z.string() }),
  phoneNumber: z.string(),
  message: z.string(),
  createdAt: instantAnswer,
});
export type Enquiry = z.infer<typeof Enquiry>;

export const ListEnquiriesQuery = z.object({ page: pageNumber, limit });
export const ListEnquiriesAnswer = z.array(Enquiry);
