import type { Role } from '#domain/accounts/role.ts';
import {
  type Database,
  type Transaction,
  violatedConstraint,
} from '#server/platform/database/database.ts';
import { hashPassword } from './passwords.ts';
import { users } from './repository.ts';

export interface NewUser {
  id: string;
  email: string;
  password: string;
  role: Role;
  firstname: string;
  lastname: string;
  phoneNumber: string;
  location: string;
}

/** Makes an account of any role; false when its email has one already, also when two are made at once. */
export async function createUser(db: Database | Transaction, user: NewUser): Promise<boolean> {
  try {
    await users.insert(db, {
      id: user.id,
      email: user.email,
      password_hash: await hashPassword(user.password),
      role: user.role,
      firstname: user.firstname,
      lastname: user.lastname,
      phone_number: user.phoneNumber,
      location: user.location,
    });
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}
