import { changePasswordMessages } from '../accounts/password-messages.ts';
import { type Check, failed, passed } from '../check.ts';
import { lifeMs } from '../privacy/lives.ts';

/** When an account will be deleted, by the moment its owner asked for it. */
export const leavesAt = (since: Date): Date => new Date(since.getTime() + lifeMs('leaving'));

/** Days before the deletion when an email reminds the owner. */
export const REMINDED_DAYS_BEFORE = 1;

/** Checks before the call that a required password is given. */
export const checkLeave = ({ currentPassword }: { currentPassword?: string }): Check =>
  currentPassword !== ''
    ? passed
    : failed(changePasswordMessages.currentRequired, {
        currentPassword: changePasswordMessages.currentRequired,
      });
