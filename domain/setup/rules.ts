/** What every site needs, in the order in which it is done. */
export const SETUP_STEPS = ['settings', 'mail', 'second-admin', 'backup', 'notice'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** A site whose last backup is older than this needs another one, in days. */
export const BACKUP_AGE_DAYS = 7;

/** Whether a backup is too old, or there never was one. */
export const isBackupDue = (last: Date | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - last.getTime() > BACKUP_AGE_DAYS * 24 * 60 * 60 * 1000;
