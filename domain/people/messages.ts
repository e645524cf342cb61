import type { Role } from '../accounts/role.ts';
import { plural } from '../values/plural.ts';

export const peopleMessages = {
  title: 'People',
  intro: 'Everyone with an account.',
  search: 'Name, email or phone',
  samePhone: 'Others with this number',
  none: 'Nobody has an account yet.',
  emailConfirmed: 'Email confirmed',
  emailNotConfirmed: 'Email not confirmed',
  notFound: 'This person no longer has an account.',
  yourself: 'You can’t do this to your own account. Please ask another Admin.',
  reasonRequired: 'Please say why: we’ll email the person your reason.',
  roleChanged: (name: string, role: Role) => `${name}’s role is now ${role}.`,
  suspended: (name: string, cancelled: number) =>
    [
      `${name} is suspended and logged out everywhere. Their listings are hidden.`,
      ...(cancelled > 0
        ? [`We cancelled ${plural(cancelled, 'stay')} and emailed the hosts.`]
        : []),
    ].join(' '),
  freeNights: (stays: number) => `Cancel their ${plural(stays, 'booked stay')}.`,
  freeAllNights: 'Cancel their booked stays that aren’t over.',
  freeNightsHelp: 'The nights become free again, and each host gets an email.',
  suspendedAlready: 'This person is already suspended.',
  notSuspended: 'This person isn’t suspended.',
  lifted: (name: string) => `${name} can log in again. Their listings are back.`,
  sessionsEnded: (name: string) => `${name} is logged out everywhere.`,
  resetSent: (email: string) => `A link to choose a new password is on its way to ${email}.`,
  factorsRemoved: (name: string) => `${name} now logs in with the password alone.`,
  resetOfSuspended: 'This account is suspended. Lift the suspension first.',
} as const;

/** The longest reason, in characters. */
export const SUSPENSION_REASON_MAX = 500;
