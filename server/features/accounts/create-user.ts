import type { Role } from '#domain/accounts/role.ts';
import {
  type Database,
  type Transaction,
  violatedConstraint,
} from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { emailLinks } from './email/email-link-repository.ts';
import { hashPassword } from './passwords/passwords.ts';
import { users } from './repository.ts';

interface Account {
  id: string;
  email: string;
  role: Role;
  firstname: string;
  lastname: string;
  phoneNumber: string;
  location: string;
  /** Known to belong to them, without a link: for accounts made by scripts. */
  emailConfirmed: boolean;
  /** The version of the page /privacy that they agreed to; scripts ask nobody. */
  privacyVersion?: number;
}

type NewUser = Account & { password: string };
type HashedUser = Account & { passwordHash: string };

interface Alongside {
  now?: Date;
  also?: (tx: Transaction) => Promise<void>;
}

/** Takes back the transaction. */
class AddressReserved extends Error {}

/**
 * Makes an account of any role, and runs `also` in the same transaction. False if the email has an
 * account already, even one made at the same moment, or if the owner of an account can still bring
 * the address back.
 */
export async function createUser(
  db: Database,
  { password, ...account }: NewUser,
  alongside?: Alongside,
): Promise<boolean> {
  return insertUser(db, { ...account, passwordHash: await hashPassword(password) }, alongside);
}

/** Like createUser, but with a password that is hashed already. */
export async function insertUser(
  db: Database,
  user: HashedUser,
  { now = new Date(), also = async () => {} }: Alongside = {},
): Promise<boolean> {
  try {
    return await inDurableTransaction(db, async (tx) => {
      await users.insert(tx, {
        id: user.id,
        email: user.email,
        email_confirmed_at: user.emailConfirmed ? now : null,
        password_hash: user.passwordHash,
        role: user.role,
        firstname: user.firstname,
        lastname: user.lastname,
        phone_number: user.phoneNumber,
        location: user.location,
        ...(user.privacyVersion !== undefined && {
          privacy_version: user.privacyVersion,
          privacy_agreed_at: now,
        }),
      });
      // After the write: it waits for whoever is giving the address up, and then sees that it is
      // reserved.
      if (await emailLinks.isReserved(tx, user.email, user.id, now)) throw new AddressReserved();
      await also(tx);
      return true;
    });
  } catch (error) {
    if (error instanceof AddressReserved) return false;
    if (violatedConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}
