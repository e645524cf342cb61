import type { Role } from './role.ts';

/** A signed-in user, as far as permissions need to know. */
export interface Person {
  userId: string;
  role: Role;
}

export interface Actor extends Person {
  sessionId: string;
  /** Someone who reads email at the account's address has confirmed it. */
  emailConfirmed: boolean;
  /** An Admin who logs in with only a password on a site that asks Admins for more. */
  mustAddFactor: boolean;
  /** When this session last proved who it is: by a login, or by confirming it. */
  confirmedAt: Date;
}

/** A signed-in user, or a visitor. */
export type Viewer = Person | null | undefined;
