import { BOOKING_LIMIT_RANGES } from '#domain/bookings/limit-ranges.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import {
  DEFAULT_MODERATION_POLICY,
  MODERATION_POLICIES,
  type ModerationPolicy,
} from '#domain/moderation/policy.ts';
import { type SiteSettings, SOCIAL_LABEL, SOCIAL_NETWORKS } from '#domain/site/contact.ts';
import type { ReadField } from '#web/lib/forms/native-form.ts';

export type LimitName = keyof BookingLimits;
export const LIMIT_NAMES = Object.keys(BOOKING_LIMIT_RANGES) as LimitName[];

/** The limits of bookings as an Admin reads them. */
export const LIMIT_LABEL: Readonly<Record<LimitName, string>> = {
  maxNights: 'Nights per stay',
  maxMonthsAhead: 'Months ahead',
  maxStaysToCome: 'Upcoming stays per guest',
  maxBookingsADay: 'Bookings per guest a day',
  maxCancellationsADay: 'Cancellations per guest a day',
  maxNightsWhenNew: 'Upcoming nights for a new guest',
};

const FIELD_LABEL: Readonly<Record<string, string>> = {
  name: 'Site name',
  tagline: 'Tagline',
  address: 'Address',
  email: 'Email',
  phoneNumber: 'Phone number',
  website: 'Website',
  ...Object.fromEntries(SOCIAL_NETWORKS.map((each) => [`social.${each}`, SOCIAL_LABEL[each]])),
  'about.mission': 'Our Mission',
  'about.history': 'Our History',
  ...Object.fromEntries(LIMIT_NAMES.map((each) => [`bookingLimits.${each}`, LIMIT_LABEL[each]])),
  confirmEmails: 'Confirm email addresses',
  listersNeedApproval: 'Approve Customers who want to list',
  starsAfterStay: 'Stars after a stay or an enquiry',
  adminsNeedFactor: 'Login security for Admins',
  moderation: 'New listings',
  trustedAfter: 'Approved listings until trusted',
  adminSiteUrl: 'Admin site',
};

/** The field's label. */
export const labelOf = (field: string): string => FIELD_LABEL[field] ?? field;

export const SETTING_FIELDS = Object.keys(FIELD_LABEL);

/** The options for an on/off setting. */
export const YES = 'Yes';
export const NO = 'No';
/** Leaves the setting to the server's environment. */
export const AUTOMATIC = 'Automatic';

const CONFIRM_EMAILS: Readonly<Record<string, boolean>> = { [YES]: true, [NO]: false };

/** Field texts, by field name. */
export type SettingsText = Record<string, string>;

/** The settings as the form shows them. */
export function textOf({
  social,
  about,
  bookingLimits,
  confirmEmails,
  adminsNeedFactor,
  listersNeedApproval,
  starsAfterStay,
  trustedAfter,
  ...rest
}: SiteSettings): SettingsText {
  const under = (name: string, group: object) =>
    Object.entries(group).map(([field, value]) => [`${name}.${field}`, String(value)]);
  return {
    ...rest,
    confirmEmails: confirmEmails === null ? AUTOMATIC : confirmEmails ? YES : NO,
    adminsNeedFactor: adminsNeedFactor ? YES : NO,
    listersNeedApproval: listersNeedApproval ? YES : NO,
    starsAfterStay: starsAfterStay ? YES : NO,
    trustedAfter: String(trustedAfter),
    ...Object.fromEntries([
      ...under('social', social),
      ...under('about', about),
      ...under('bookingLimits', bookingLimits),
    ]),
  };
}

export const typedIn = (field: ReadField): SettingsText =>
  Object.fromEntries(SETTING_FIELDS.map((name) => [name, field(name)]));

/** The settings in the form's fields. */
export function settingsOf(text: SettingsText): SiteSettings {
  const field = (name: string) => text[name] ?? '';
  return {
    name: field('name'),
    tagline: field('tagline'),
    address: field('address'),
    email: field('email').trim(),
    phoneNumber: field('phoneNumber'),
    website: field('website'),
    social: {
      facebook: field('social.facebook'),
      instagram: field('social.instagram'),
      linkedin: field('social.linkedin'),
      twitter: field('social.twitter'),
      whatsapp: field('social.whatsapp'),
    },
    about: { mission: field('about.mission'), history: field('about.history') },
    bookingLimits: {
      maxNights: wholeOf(field('bookingLimits.maxNights')),
      maxMonthsAhead: wholeOf(field('bookingLimits.maxMonthsAhead')),
      maxStaysToCome: wholeOf(field('bookingLimits.maxStaysToCome')),
      maxBookingsADay: wholeOf(field('bookingLimits.maxBookingsADay')),
      maxCancellationsADay: wholeOf(field('bookingLimits.maxCancellationsADay')),
      maxNightsWhenNew: wholeOf(field('bookingLimits.maxNightsWhenNew')),
    },
    confirmEmails: CONFIRM_EMAILS[field('confirmEmails')] ?? null,
    adminsNeedFactor: field('adminsNeedFactor') === YES,
    listersNeedApproval: field('listersNeedApproval') === YES,
    starsAfterStay: field('starsAfterStay') !== NO,
    moderation: policyOf(field('moderation')),
    trustedAfter: wholeOf(field('trustedAfter')),
    adminSiteUrl: field('adminSiteUrl'),
  };
}

const policyOf = (text: string): ModerationPolicy =>
  MODERATION_POLICIES.find((policy) => policy === text) ?? DEFAULT_MODERATION_POLICY;

const wholeOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
