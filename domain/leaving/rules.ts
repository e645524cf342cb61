import { changePasswordMessages } from '../accounts/password-messages.ts';
import { type Check, failed, passed } from '../check.ts';
import { lifeMs } from '../privacy/lives.ts';

/** When an account is deleted whose owner asked for it at a moment. */
export const leavesAt = (since: Date): Date => new Date(since.getTime() + lifeMs('leaving'));

/** Days before the deletion on which a mail reminds of it. */
export const REMINDED_DAYS_BEFORE = 1;

/** Before the call: a password that is asked for must be given. */
export const checkLeave = ({ currentPassword }: { currentPassword?: string }): Check =>
  currentPassword !== ''
    ? passed
    : failed(changePasswordMessages.currentRequired, {
        currentPassword: changePasswordMessages.currentRequired,
      });
