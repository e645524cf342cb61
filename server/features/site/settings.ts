import type { Person } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { SiteSettings } from '#domain/site/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteSettings } from './repository.ts';

/** The site settings; what was never saved, or is no longer allowed, is the default. */
export async function getSettings({ db }: Pick<Platform, 'db'>): Promise<SiteSettings> {
  const saved = { ...DEFAULT_SITE_SETTINGS, ...((await siteSettings.find(db)) ?? {}) };
  const { data, error } = SiteSettings.safeParse(saved);
  if (data) return data;
  const refused = new Set(error.issues.map(({ path: [setting] }) => setting));
  const kept = Object.entries(saved).filter(([setting]) => !refused.has(setting));
  return { ...DEFAULT_SITE_SETTINGS, ...Object.fromEntries(kept) };
}

/**
 * Saves the site settings whole.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function saveSettings(
  { db, now }: Platform,
  actor: Person,
  settings: SiteSettings,
): Promise<SiteSettings> {
  if (!isAdmin(actor)) throw forbidden();
  await siteSettings.save(db, settings, now());
  return settings;
}
