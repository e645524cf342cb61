import { z } from 'zod';
import { BOOKING_LIMIT_RANGES } from '../bookings/limit-ranges.ts';
import { DEFAULT_BOOKING_LIMITS } from '../bookings/limits.ts';
import { fieldMessages } from '../field-messages.ts';
import {
  emailAddress,
  expectedUpdatedAt,
  instantResponse,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  personName,
} from '../fields-schema.ts';
import {
  DEFAULT_MODERATION_POLICY,
  DEFAULT_TRUSTED_AFTER,
  MODERATION_POLICIES,
  TRUSTED_AFTER_RANGE,
} from '../moderation/policy.ts';
import {
  ABOUT_TEXT_MAX,
  CONTACT_MESSAGE_MAX,
  NO_ABOUT_TEXTS,
  type SocialNetwork,
} from './contact.ts';
import { contactPageMessages } from './contact-messages.ts';
import { isOwnPath } from './own-path.ts';
import { SETTING_MAX } from './setting-limits.ts';
import {
  asSettingUrl,
  asSocialUrl,
  isSettingEmail,
  isSettingPhone,
  isSettingUrl,
} from './setting-rules.ts';
import { settingsMessages } from './settings-messages.ts';

/** The form of /contact: stored, and emailed to the site's address. */
export const ContactMessageBody = z.object({
  name: personName(contactPageMessages.nameRequired),
  email: emailAddress(),
  message: paragraph(CONTACT_MESSAGE_MAX, contactPageMessages.messageRequired),
});
export type ContactMessageBody = z.infer<typeof ContactMessageBody>;

/** Accepted the way people write it, stored as a link. */
const link = (keptForm: (typed: string) => string, invalid: string) =>
  optionalLine(SETTING_MAX.link)
    .unwrap()
    .overwrite(keptForm)
    .max(SETTING_MAX.link, fieldMessages.tooLong(SETTING_MAX.link))
    .refine(isSettingUrl, invalid)
    .default('');

const socialLink = (network: SocialNetwork) =>
  link(
    (typed) => asSocialUrl(network, typed),
    network === 'whatsapp' ? settingsMessages.invalidWhatsapp : settingsMessages.invalidLink,
  );

const within = ({ min, max }: { min: number; max: number }) => {
  const sentence = fieldMessages.between(min, max);
  return z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);
};

const bookingLimit = (name: keyof typeof BOOKING_LIMIT_RANGES) =>
  within(BOOKING_LIMIT_RANGES[name]);

/** A limit that settings saved by an older version lack. */
const laterLimit = (name: keyof typeof BOOKING_LIMIT_RANGES) =>
  bookingLimit(name).default(DEFAULT_BOOKING_LIMITS[name]);

/** The site settings, as returned and as an Admin saves them; '' hides a link. */
export const SiteSettings = z.object({
  name: line(SETTING_MAX.name, settingsMessages.nameRequired),
  tagline: optionalLine(SETTING_MAX.tagline),
  address: optionalLine(SETTING_MAX.address),
  email: optionalLine(254).refine(isSettingEmail, settingsMessages.invalidEmail),
  phoneNumber: optionalLine(SETTING_MAX.phoneNumber).refine(
    isSettingPhone,
    fieldMessages.invalidPhone,
  ),
  website: link(asSettingUrl, settingsMessages.invalidLink),
  social: z.object({
    facebook: socialLink('facebook'),
    instagram: socialLink('instagram'),
    linkedin: socialLink('linkedin'),
    twitter: socialLink('twitter'),
    whatsapp: socialLink('whatsapp'),
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
      maxBookingsADay: laterLimit('maxBookingsADay').describe('Bookings of one account a day'),
      maxCancellationsADay: laterLimit('maxCancellationsADay').describe(
        'Bookings that one account cancels a day',
      ),
      maxNightsWhenNew: laterLimit('maxNightsWhenNew').describe(
        'Nights to come of an account that is new and has stayed nowhere yet',
      ),
    })
    .default(DEFAULT_BOOKING_LIMITS),
  confirmEmails: z
    .boolean()
    .nullable()
    .default(null)
    .describe(
      'Whether an email address is confirmed before one may book, enquire, list or comment; null: where email is sent',
    ),
  adminsNeedFactor: z
    .boolean()
    .default(false)
    .describe('Whether Admins log in with more than a password: a passkey, or codes'),
  listersNeedApproval: z
    .boolean()
    .default(false)
    .describe('Whether an Admin decides when a Customer asks to become Agent or Property Owner'),
  starsAfterStay: z
    .boolean()
    .default(true)
    .describe('Whether stars count only after a stay, or elsewhere after an enquiry'),
  moderation: z
    .enum(MODERATION_POLICIES)
    .default(DEFAULT_MODERATION_POLICY)
    .describe('When Admins look at listings'),
  trustedAfter: within(TRUSTED_AFTER_RANGE)
    .default(DEFAULT_TRUSTED_AFTER)
    .describe('Approved listings with which someone is no new lister any more'),
  adminSiteUrl: line(SETTING_MAX.adminSiteUrl)
    .overwrite(asSettingUrl)
    .refine((text) => isOwnPath(text) || isSettingUrl(text), settingsMessages.invalidAdminSite),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const SavedSiteSettings = SiteSettings.extend({
  updatedAt: instantResponse.describe('1970-01-01T00:00:00.000Z where nobody saved them yet'),
  sendsMail: z.boolean().describe('Whether an email server is set (SMTP_URL)'),
});
export type SavedSiteSettings = z.infer<typeof SavedSiteSettings>;

export const SaveSiteSettingsBody = SiteSettings.extend({ expectedUpdatedAt });
export type SaveSiteSettingsBody = z.infer<typeof SaveSiteSettingsBody>;
