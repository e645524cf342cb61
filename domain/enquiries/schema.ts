import { z } from 'zod';
import { id, instantResponse, paragraph, phoneNumber } from '../fields-schema.ts';
import { ContactResponse } from '../properties/schema.ts';
import { enquiryMessages } from './messages.ts';
import { ENQUIRY_MAX } from './rules.ts';

/** The body of an enquiry about a property or a car. */
export const EnquiryBody = z.object({
  message: paragraph(ENQUIRY_MAX, enquiryMessages.blank),
  phoneNumber: phoneNumber(enquiryMessages.phoneRequired),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

/** Tells whether the viewer has written to the lister, and if so how to reach them. */
export const OwnEnquiry = z.object({
  sentAt: instantResponse.nullable().describe('When the last enquiry was sent; null without one'),
  contact: ContactResponse.nullable(),
  conversationId: id.nullable().describe('The conversation that it began'),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** Sending an enquiry reveals how to reach the lister. */
export const EnquiryResponse = z.object({
  message: z.string(),
  sentAt: instantResponse,
  contact: ContactResponse,
  conversationId: id.describe('The conversation that it began, or goes on with'),
});
export type EnquiryResponse = z.infer<typeof EnquiryResponse>;
