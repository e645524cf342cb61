import { z } from 'zod';
import { emailAddress, line, optionalLine, paragraph } from '../fields.schema.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, isSettingEmail, isSettingUrl } from './contact.ts';
import { contactPageSentences } from './contact-sentences.ts';
import { settingsSentences } from './sentences.ts';

/** The form of /contact: stored, and mailed to the site's address. */
export const ContactMessageBody = z.object({
  name: line(CONTACT_NAME_MAX, contactPageSentences.nameRequired),
  email: emailAddress(),
  message: paragraph(CONTACT_MESSAGE_MAX, contactPageSentences.messageRequired),
});
export type ContactMessageBody = z.infer<typeof ContactMessageBody>;

const link = optionalLine(300).refine(isSettingUrl, settingsSentences.invalidLink);

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
  adminSiteUrl: line(300).refine(
    (text) => /^\/(?!\/)/.test(text) || isSettingUrl(text),
    settingsSentences.invalidLink,
  ),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
