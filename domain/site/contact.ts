import { type BookingLimits, DEFAULT_BOOKING_LIMITS } from '../bookings/limits.ts';
import {
  DEFAULT_MODERATION_POLICY,
  DEFAULT_TRUSTED_AFTER,
  type ModerationPolicy,
} from '../moderation/policy.ts';
import { paths } from './paths.ts';

/** The social links of the footer and the About page, in order. */
export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'whatsapp',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SOCIAL_LABEL: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
};

/** Texts of the About page, including paragraphs; an empty one keeps the page's default. */
export interface AboutTexts {
  mission: string;
  history: string;
}

export const ABOUT_TEXT_MAX = 2000;
export const NO_ABOUT_TEXTS: Readonly<AboutTexts> = { mission: '', history: '' };

/** The settings that Admins edit; an empty one hides its link. */
export interface SiteSettings {
  name: string;
  tagline: string;
  address: string;
  email: string;
  phoneNumber: string;
  website: string;
  social: Record<SocialNetwork, string>;
  about: AboutTexts;
  bookingLimits: BookingLimits;
  /**
   * True when people must confirm their email address before they book, enquire, list or comment; null means: if the site sends
   * email.
   */
  confirmEmails: boolean | null;
  /** True when Admins need more than a password to log in. */
  adminsNeedFactor: boolean;
  /** True when an Admin decides which Customers may list properties. */
  listersNeedApproval: boolean;
  /** True when stars count only after a stay, or after a conversation where nobody stays. */
  starsAfterStay: boolean;
  /** When Admins look at listings. */
  moderation: ModerationPolicy;
  /** Approved listings after which a lister's listings need no review first. */
  trustedAfter: number;
  /** The page Admins see after signing up. */
  adminSiteUrl: string;
}

export const SITE_NAME = 'Efie';
export const TAGLINE = 'Homes, stays and cars across Ghana';
export const ESTABLISHED = 2022;

export const DEFAULT_SITE_SETTINGS: Readonly<SiteSettings> = {
  name: SITE_NAME,
  tagline: TAGLINE,
  address: '',
  email: '',
  phoneNumber: '',
  website: '',
  social: { facebook: '', instagram: '', linkedin: '', twitter: '', whatsapp: '' },
  about: NO_ABOUT_TEXTS,
  bookingLimits: DEFAULT_BOOKING_LIMITS,
  confirmEmails: null,
  adminsNeedFactor: false,
  listersNeedApproval: false,
  starsAfterStay: true,
  moderation: DEFAULT_MODERATION_POLICY,
  trustedAfter: DEFAULT_TRUSTED_AFTER,
  adminSiteUrl: paths.adminDashboard,
};

export function copyrightLine(name: string, year: number): string {
  return `© ${year} ${name}. All rights reserved.`;
}

/** The longest message of the contact page and the longest answer, in characters. */
export const CONTACT_MESSAGE_MAX = 2000;
