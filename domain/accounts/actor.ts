import type { Role } from './role.ts';

/** A signed-in user as permissions see one. */
export interface Person {
  userId: string;
  role: Role;
}

/** The signed-in user a call is made by. */
export interface Actor extends Person {
  sessionId: string;
  /** Someone who reads the mail of the account's address has said so. */
  emailConfirmed: boolean;
  /** An Admin who logs in with only a password, where the site asks Admins for more. */
  mustAddFactor: boolean;
  /** When someone last said in this session that it is them: logged in, or confirmed it. */
  confirmedAt: Date;
}

/** Who is looking: a signed-in user, or a visitor. */
export type Viewer = Person | null | undefined;
