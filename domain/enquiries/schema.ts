import { z } from 'zod';
import { paragraph, phoneNumber } from '../fields.schema.ts';
import { ContactAnswer } from '../properties/schema.ts';
import { ENQUIRY_MAX } from './rules.ts';
import { enquirySentences } from './sentences.ts';

/** The body of an enquiry about a property or a car. */
export const EnquiryBody = z.object({
  message: paragraph(ENQUIRY_MAX, enquirySentences.blank),
  phoneNumber: phoneNumber(enquirySentences.phoneRequired),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

/** Sending an enquiry reveals how to reach the lister. */
export const EnquiryAnswer = z.object({ message: z.string(), contact: ContactAnswer });
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;
