import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { DEMO_PASSWORD } from '#demo/people.ts';
import type { Role, SignupRole } from '#domain/accounts/role.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { PRIVACY_VERSION } from '#domain/privacy/version.ts';
import { normalisePhone } from '#domain/values/ghana.ts';
import { hashPassword, insertUser, openSession } from '#server/features/accounts/public.ts';
import { productDatabase } from './process/database.ts';
import { ORIGIN, SESSION_SECRET } from './site.ts';

/** The fields of the sign-up form. */
export interface PersonDetails {
  firstname: string;
  lastname: string;
  phoneNumber: string;
  location: string;
  email: string;
  password: string;
}

/** Someone with an account and a session. */
export interface Person extends PersonDetails {
  id: string;
  role: Role;
  token: string;
  /** The login call's response. */
  login: LoginResponse;
}

/** Unique details of a person. */
export function personDetails(given: Partial<PersonDetails> = {}): PersonDetails {
  return {
    firstname: 'Ama',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Accra',
    email: `person-${randomUUID()}@efie.test`,
    password: 'secret-enough',
    ...given,
  };
}

/** Someone with an account, a confirmed address and a session, written directly into the product's database. */
export async function newPerson(
  role: SignupRole,
  given: Partial<PersonDetails> = {},
): Promise<Person> {
  const person = personDetails(given);
  const { password, firstname, lastname, phoneNumber, location } = person;
  const user = { id: uuid(), role };
  const db = await productDatabase();
  const account = { ...user, email: person.email.toLowerCase(), firstname, lastname, location };
  const isNew = await insertUser(db, {
    ...account,
    phoneNumber: normalisePhone(phoneNumber),
    emailConfirmed: true,
    privacyVersion: PRIVACY_VERSION,
    passwordHash: await hashOnce(password),
  });
  if (!isNew) throw new Error(`${person.email} has an account`);
  const sessionSecret = new TextEncoder().encode(SESSION_SECRET);
  const token = await openSession({ sessionSecret, now: () => new Date() }, db, user);
  const details = { firstname, lastname, phoneNumber };
  return {
    ...person,
    ...user,
    token,
    login: {
      token,
      role,
      userId: user.id,
      ...(role === 'Agent' && { agentDetails: details }),
      ...(role === 'Property Owner' && { ownerDetails: details }),
      ...(role === 'Customer' && { customerDetails: details }),
    },
  };
}

const hashes = new Map<string, Promise<string>>();

/** Hashes are slow on purpose, so people with the same password share one. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Signs someone up and in by the API; the link that confirms the address is in the email. */
export async function unconfirmedPerson(
  role: SignupRole,
  given: Partial<PersonDetails> = {},
): Promise<Person> {
  const details = personDetails(given);
  await post('/api/auth/signup', { ...details, role });
  return logIn(details);
}

/** The demo account of a role, signed in. No other Admin exists. */
export async function demoPerson(
  account: 'admin' | 'agent' | 'owner' | 'customer',
): Promise<Person> {
  return logIn(
    personDetails({
      email: `${account}@efie.example`,
      password: DEMO_PASSWORD,
      firstname: '',
      lastname: '',
    }),
  );
}

async function logIn(details: PersonDetails): Promise<Person> {
  const { email, password } = details;
  const login = (await post('/api/auth/login', { email, password })) as LoginResponse;
  return { ...details, id: login.userId, role: login.role, token: login.token, login };
}

/** Opens the person's session in a browser, as its login page would; any previous session is lost. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const { token, role, userId, agentDetails, ownerDetails, customerDetails } = person.login;
  const stored = {
    authToken: token,
    role,
    userId,
    userData: JSON.stringify(agentDetails ?? ownerDetails ?? customerDetails ?? {}),
    ...(agentDetails && { agentDetails: JSON.stringify(agentDetails) }),
    ...(ownerDetails && { ownerDetails: JSON.stringify(ownerDetails) }),
    ...(customerDetails && { customerDetails: JSON.stringify(customerDetails) }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const cookie = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  await context.setStorageState({
    cookies: [{ name: 'efie_session', value: token, expires: -1, secure: false, ...cookie }],
    origins: [{ origin: ORIGIN, localStorage }],
  });
}

/** The login call's status for a password, from a unique address by default. */
export async function statusOfLogin(
  email: string,
  password: string,
  address = anyAddress(),
): Promise<number> {
  const response = await fetch(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

/** Ends the person's session on the server; browsers do not notice. */
export async function revokeSession({ token }: Person): Promise<void> {
  await send('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

/** The id of the session in the person's token. */
export function sessionIdOf({ token }: Person): string {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid;
}

const post = (path: string, body: object) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify(body),
  });

async function send(path: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(ORIGIN + path, request);
  if (!response.ok)
    throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Everyone has an address of their own, because sign-ups are limited per address. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Fills in the login page that a browser was sent to. */
export async function logInByForm(page: Page, { email, password }: PersonDetails): Promise<void> {
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
