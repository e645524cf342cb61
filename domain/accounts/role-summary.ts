import type { SignupRole } from './role.ts';

/** One line per role on what it allows, for the choice at sign-up. */
export const ROLE_SUMMARY: Readonly<Record<SignupRole, string>> = {
  Agent: 'You list properties for their owners.',
  'Property Owner': 'You list properties of your own.',
  Customer: 'You look for a place to stay, a home or a car.',
};
