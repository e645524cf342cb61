import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/role.ts';
import { createUser, openSession } from '#server/features/accounts/public.ts';
import type { Platform } from '../platform/platform.ts';

/** Somebody with an account, signed in. */
export interface TestPerson {
  id: string;
  email: string;
  password: string;
  role: Role;
  firstname: string;
  phoneNumber: string;
  token: string;
  /** Request headers that say who it is. */
  headers: { authorization: string };
}

/** Somebody as use cases see who acts, without a session. */
export const actorOf = ({ id, role }: Pick<TestPerson, 'id' | 'role'>): Actor => ({
  userId: id,
  role,
  sessionId: uuid(),
  emailConfirmed: true,
  mustAddFactor: false,
  confirmedAt: new Date(),
});

let count = 0;

/** Makes an account of a role, with a confirmed address by default, and signs it in, without the login call and its limits. */
export async function signedInAs(
  platform: Platform,
  role: Role,
  details: Partial<
    Pick<TestPerson, 'email' | 'firstname' | 'password' | 'phoneNumber'> & {
      emailConfirmed: boolean;
    }
  > = {},
): Promise<TestPerson> {
  count += 1;
  const person = {
    id: uuid(),
    email: `person${count}@efie.test`,
    password: 'secret-enough',
    role,
    firstname: 'Ama',
    emailConfirmed: true,
    phoneNumber: `+2332440000${String(count).padStart(2, '0')}`,
    ...details,
  };
  await createUser(platform.db, { ...person, lastname: 'Mensah', location: 'Accra' });
  const token = await openSession(platform, platform.db, person);
  return { ...person, token, headers: { authorization: `Bearer ${token}` } };
}
