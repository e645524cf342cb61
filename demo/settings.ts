import type { SiteSettings } from '#domain/site/contact.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';

/** Contact details for a demo: made up, on names reserved for examples. */
export const DEMO_SETTINGS: SiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  address: 'Efie House, 14 Second Ringway Link, Ridge, Accra',
  email: 'hello@efie.example',
  phoneNumber: '+233 30 200 0100',
  website: 'https://efie.example',
  social: {
    facebook: 'https://facebook.example/efie',
    instagram: 'https://instagram.example/efie',
    linkedin: 'https://linkedin.example/efie',
    twitter: 'https://twitter.example/efie',
    whatsapp: 'https://whatsapp.example/efie',
  },
};
