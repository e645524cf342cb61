import { z } from 'zod';
import { BOOKING_LIMIT_RANGES } from '../bookings/limit-ranges.ts';
import { DEFAULT_BOOKING_LIMITS } from '../bookings/limits.ts';
import { fieldSentences } from '../field-sentences.ts';
import {
  emailAddress,
  id,
  instantAnswer,
  limit,
  line,
  optionalLine,
  optionalParagraph,
  pageNumber,
  paragraph,
  personName,
} from '../fields.schema.ts';
import { ABOUT_TEXT_MAX, CONTACT_MESSAGE_MAX, NO_ABOUT_TEXTS } from './contact.ts';
import { contactPageSentences } from './contact-sentences.ts';
import { isOwnPath } from './own-path.ts';
import { isSettingEmail, isSettingUrl } from './setting-rules.ts';
import { settingsSentences } from './settings-sentences.ts';

/** The form of /contact: stored, and mailed to the site's address. */
export const ContactMessageBody = z.object({
  name: personName(contactPageSentences.nameRequired),
  email: emailAddress(),
  message: paragraph(CONTACT_MESSAGE_MAX, contactPageSentences.messageRequired),
});
export type ContactMessageBody = z.infer<typeof ContactMessageBody>;

/** What somebody wrote on /contact, as an Admin reads it. */
export const ContactMessage = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instantAnswer,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ListContactMessagesQuery = z.object({ page: pageNumber, limit });
export const ListContactMessagesAnswer = z.array(ContactMessage);

const link = optionalLine(300).refine(isSettingUrl, settingsSentences.invalidLink);

const bookingLimit = (name: keyof typeof BOOKING_LIMIT_RANGES) => {
  const { min, max } = BOOKING_LIMIT_RANGES[name];
  const sentence = fieldSentences.between(min, max);
  return z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);
};

/** The site settings as they are answered, and as an Admin saves them; '' hides a link. */
export const SiteSettings = z.object({
  name: line(60, settingsSentences.nameRequired),
  tagline: optionalLine(120),
  address: optionalLine(200),
  email: optionalLine(254).refine(isSettingEmail, settingsSentences.invalidEmail),
  phoneNumber: optionalLine(40),
  website: link,
  social: z.object({
    facebook: link,
    instagram: link,
    linkedin: link,
    twitter: link,
    whatsapp: link,
  }),
  about: z
    .object({
      mission: optionalParagraph(ABOUT_TEXT_MAX),
      history: optionalParagraph(ABOUT_TEXT_MAX),
    })
    .default(NO_ABOUT_TEXTS)
    .describe('Texts of the About page; an empty one is ours'),
  bookingLimits: z
    .object({
      maxNights: bookingLimit('maxNights').describe('Nights of a stay'),
      maxMonthsAhead: bookingLimit('maxMonthsAhead').describe('Months from today to check-in'),
      maxStaysToCome: bookingLimit('maxStaysToCome').describe('Stays to come of one account'),
    })
    .default(DEFAULT_BOOKING_LIMITS),
  adminSiteUrl: line(300).refine(
    (text) => isOwnPath(text) || isSettingUrl(text),
    settingsSentences.invalidLink,
  ),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
