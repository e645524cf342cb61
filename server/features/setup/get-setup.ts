import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { isBackupDue, SETUP_STEPS, type SetupStep } from '#domain/setup/rules.ts';
import type { Setup } from '#domain/setup/schema.ts';
import { getSettings } from '#server/features/site/public.ts';
import { reachesPeople } from '#server/platform/mail/reach.ts';
import { isLoopbackUrl } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { milestones } from './milestone-repository.ts';
import { countAdmins, countDemoListings } from './repository.ts';

type Needed = Pick<Platform, 'db' | 'now' | 'config'>;

/** Admins who can stand in for each other. */
const ADMINS_NEEDED = 2;

/**
 * The setup of the site, and which of its first steps are done.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function getSetup(platform: Needed, actor: Actor): Promise<Setup> {
  if (!isAdmin(actor)) throw forbidden();
  const { db, config, now } = platform;
  const reached = await milestones.all(db);
  const { email, phoneNumber } = await getSettings(platform);
  const isDone: Record<SetupStep, boolean> = {
    settings: Boolean(email || phoneNumber) && !email.endsWith('@efie.example'),
    mail: config.smtpUrl !== undefined && reached['test-mail'] !== undefined,
    'second-admin': (await countAdmins(db)) >= ADMINS_NEEDED,
    backup: !isBackupDue(reached.backup, now()),
    notice: reached.notice !== undefined,
  };
  return {
    mailServer: config.smtpUrl !== undefined,
    mailsReach: reachesPeople(config),
    demoListings: await liveDemoListings(platform),
    lastBackupAt: reached.backup?.toISOString() ?? null,
    done: SETUP_STEPS.filter((step) => isDone[step]),
  };
}

/** Counts the demo listings that everyone sees, if the site is public. */
export const liveDemoListings = async ({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): Promise<number> =>
  isLoopbackUrl(config.appUrl) ? 0 : countDemoListings(db);
