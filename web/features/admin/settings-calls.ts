import { queryOptions } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/site/contact.ts';
import { callApi } from '#web/lib/api.ts';
import type { ReadField } from '#web/ui/submission-form.tsx';

const PATH = '/api/site-settings';

/** The settings as they are stored: others may have saved since the page was made. */
export const settingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => callApi<SiteSettings>(PATH, { signal }),
  // What is typed stays as it is, whatever others save meanwhile.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Saves the settings whole. Throws ApiError. */
export const saveSettings = (json: SiteSettings) =>
  callApi<SiteSettings>(PATH, { method: 'PUT', json });

/** The settings that stand in the fields of the form; a limit that is no number is the server's to refuse. */
export function settingsOf(field: ReadField): SiteSettings {
  return {
    name: field('name'),
    tagline: field('tagline'),
    address: field('address'),
    email: field('email').trim(),
    phoneNumber: field('phoneNumber'),
    website: field('website').trim(),
    social: {
      facebook: field('social.facebook').trim(),
      instagram: field('social.instagram').trim(),
      linkedin: field('social.linkedin').trim(),
      twitter: field('social.twitter').trim(),
      whatsapp: field('social.whatsapp').trim(),
    },
    about: { mission: field('about.mission'), history: field('about.history') },
    bookingLimits: {
      maxNights: wholeOf(field('bookingLimits.maxNights')),
      maxMonthsAhead: wholeOf(field('bookingLimits.maxMonthsAhead')),
      maxStaysToCome: wholeOf(field('bookingLimits.maxStaysToCome')),
    },
    adminSiteUrl: field('adminSiteUrl').trim(),
  };
}

const wholeOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
