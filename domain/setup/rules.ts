/** The steps that every site needs, in order. */
export const SETUP_STEPS = ['settings', 'mail', 'second-admin', 'backup', 'notice'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Days after which a backup is too old. */
export const BACKUP_AGE_DAYS = 7;

/** True when the last backup is too old, or there never was one. */
export const isBackupDue = (last: Date | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - last.getTime() > BACKUP_AGE_DAYS * 24 * 60 * 60 * 1000;
