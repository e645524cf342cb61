import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { signedInAs } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Lets stars count without a stay or an enquiry, for tests of stars. */
export async function openStars({ app, platform }: TestApp): Promise<void> {
  const { headers } = await signedInAs(platform, 'Admin');
  const payload = { ...DEFAULT_SITE_SETTINGS, starsAfterStay: false };
  const saved = await app.inject({ method: 'PUT', url: '/api/site-settings', headers, payload });
  if (saved.statusCode !== 200) throw new Error(saved.body);
}
