import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/role.ts';
import { hashPassword, insertUser, openSession } from '#server/features/accounts/public.ts';
import type { Platform } from '../platform/platform.ts';

/** A person with an account, logged in. */
export interface TestPerson {
  id: string;
  email: string;
  password: string;
  role: Role;
  firstname: string;
  phoneNumber: string;
  token: string;
  /** Request headers that identify the person. */
  headers: { authorization: string };
}

/** The actor that use cases see, without a session. */
export const actorOf = ({ id, role }: Pick<TestPerson, 'id' | 'role'>): Actor => ({
  userId: id,
  role,
  sessionId: uuid(),
  emailConfirmed: true,
  mustAddFactor: false,
  confirmedAt: new Date(),
});

let count = 0;

const hashes = new Map<string, string>();

/** Hashes each password once: thousands of people are made, and hashing is slow on purpose. */
async function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? (await hashPassword(password));
  hashes.set(password, hash);
  return hash;
}

/** Makes an account of a role, with a confirmed address by default, and logs it in, without the login call and its limits. */
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
  const { password, ...account } = person;
  const passwordHash = await hashOnce(password);
  await insertUser(platform.db, {
    ...account,
    passwordHash,
    lastname: 'Mensah',
    location: 'Accra',
  });
  const token = await openSession(platform, platform.db, person);
  return { ...person, token, headers: { authorization: `Bearer ${token}` } };
}

/** Makes an account two months older, so that it no longer counts as new. */
export const longMember = ({ db }: Pick<Platform, 'db'>, { id }: Pick<TestPerson, 'id'>) =>
  db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 60 * 86_400_000) })
    .where('id', '=', id)
    .execute();
