import type { Role } from '../accounts/role.ts';
import { plural } from '../values/plural.ts';

/** What an Admin reads of people, and does about them. */
export const peopleMessages = {
  title: 'People',
  intro: 'Everybody with an account.',
  search: 'Name, email or phone',
  samePhone: 'Others with this number',
  none: 'Nobody has an account yet.',
  emailConfirmed: 'Email confirmed',
  emailNotConfirmed: 'Email not confirmed',
  notFound: 'This person has no account any more.',
  yourself: 'You cannot do this to your own account. Please ask another Admin.',
  reasonRequired: 'Please say why. The person is mailed your reason.',
  roleChanged: (name: string, role: Role) => `The role of ${name} is now ${role}.`,
  suspended: (name: string, cancelled: number) =>
    [
      `${name} is suspended. Every session has ended, and the listings are off the site.`,
      ...(cancelled > 0 ? [`We cancelled ${plural(cancelled, 'stay')} and mailed the hosts.`] : []),
    ].join(' '),
  freeNights: (stays: number) => `Cancel ${plural(stays, 'stay')} that they have booked.`,
  freeAllNights: 'Cancel the stays that they have booked and that are not over.',
  freeNightsHelp: 'The nights are free again, and each host gets an email.',
  suspendedAlready: 'This person is suspended already.',
  notSuspended: 'This person is not suspended.',
  lifted: (name: string) => `${name} can log in again. The listings are back.`,
  sessionsEnded: (name: string) => `${name} is logged out everywhere.`,
  resetSent: (email: string) => `A link to choose a new password is on its way to ${email}.`,
  factorsRemoved: (name: string) => `${name} logs in with the password alone now.`,
  resetOfSuspended: 'This account is suspended. Lift that first.',
} as const;

/** Characters that a reason may have. */
export const SUSPENSION_REASON_MAX = 500;
