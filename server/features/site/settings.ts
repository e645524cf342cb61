import type { Person } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { badInput, conflict, forbidden } from '#domain/errors.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import {
  type SavedSiteSettings,
  type SaveSiteSettingsBody,
  SiteSettings,
} from '#domain/site/schema.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import type { Config } from '#server/config.ts';
import { hasFactor } from '#server/features/accounts/public.ts';
import { changesBetween, recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteSettings } from './repository.ts';

/** The saving date of settings that were never saved. */
const NEVER = new Date(0);

/**
 * The site settings; a value that was never saved, or is no longer allowed, falls back to the
 * default.
 */
export async function getSettings({
  db,
}: {
  db: Platform['db'] | Transaction;
}): Promise<Omit<SavedSiteSettings, 'sendsMail'>> {
  const row = await siteSettings.find(db);
  const updatedAt = (row?.updated_at ?? NEVER).toISOString();
  const saved = { ...DEFAULT_SITE_SETTINGS, ...(row?.settings as object | undefined) };
  const { data, error } = SiteSettings.safeParse(saved);
  if (data) return { ...data, updatedAt };
  const refused = new Set(error.issues.map(({ path: [setting] }) => setting));
  const kept = Object.entries(saved).filter(([setting]) => !refused.has(setting));
  return { ...DEFAULT_SITE_SETTINGS, ...Object.fromEntries(kept), updatedAt };
}

/**
 * Tells if email addresses must be confirmed, asked only for an unconfirmed one: as an Admin chose,
 * otherwise if the site sends mail.
 */
export const asksToConfirm =
  ({ db, config }: { db: Platform['db'] | Transaction; config: Pick<Config, 'smtpUrl'> }) =>
  async (): Promise<boolean> =>
    (await getSettings({ db })).confirmEmails ?? config.smtpUrl !== undefined;

/** Tells if an Admin decides when a Customer asks to list properties. */
export const listersNeedApproval = (platform: Pick<Platform, 'db'>) => async (): Promise<boolean> =>
  (await getSettings(platform)).listersNeedApproval;

/**
 * Tells if Admins need more than a password to log in, asked only for those without a second
 * factor.
 */
export const asksForFactor = (platform: Pick<Platform, 'db'>) => async (): Promise<boolean> =>
  (await getSettings(platform)).adminsNeedFactor;

/**
 * Saves the site settings as a whole.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; CHANGED_MEANWHILE when they are no longer as the
 * actor read them; BAD_INPUT when they ask for more than a password and the actor has no more: where nobody can add
 * anything, as without https and DATA_KEY, that would lock every Admin out.
 */
export async function saveSettings(
  { db, now, config }: Platform,
  actor: Person,
  { expectedUpdatedAt, ...settings }: SaveSiteSettingsBody,
): Promise<SavedSiteSettings> {
  if (!isAdmin(actor)) throw forbidden();
  const expected = expectedUpdatedAt === undefined ? undefined : new Date(expectedUpdatedAt);
  const updatedAt = now();
  await inTransaction(db, async (tx) => {
    await siteSettings.lock(tx);
    const { updatedAt: _, ...before } = await getSettings({ db: tx });
    if (!(await siteSettings.save(tx, { settings, updatedAt, expected }))) {
      throw conflict(settingsMessages.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
    const isAskedNow = settings.adminsNeedFactor && !before.adminsNeedFactor;
    if (isAskedNow && !(await hasFactor(tx, actor.userId))) {
      const { factorFirst } = settingsMessages;
      throw badInput(factorFirst, { adminsNeedFactor: factorFirst });
    }
    await recordAudit(tx, {
      event: 'settings-changed',
      at: updatedAt,
      subject: { kind: 'site' },
      ...changesBetween(before, settings),
    });
  });
  return {
    ...settings,
    updatedAt: updatedAt.toISOString(),
    sendsMail: config.smtpUrl !== undefined,
  };
}
