import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { createUser, replaceKnownPassword } from '#server/features/accounts/public.ts';
import { isLoopbackUrl } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoPerson,
  type PersonKey,
  shownPeople,
} from './people.ts';
import { demoLoad } from './repository.ts';

/** Prints a line to the person who started the server. */
type Say = (line: string) => void;

/**
 * Makes the missing demo accounts. Where APP_URL leads only to this machine, all share the well-known password. Elsewhere each
 * gets a random one; those of the shown accounts are printed once and never again.
 */
export async function createDemoAccounts(
  platform: Platform,
  say: Say,
): Promise<Map<PersonKey, Actor>> {
  const accounts = new Map<PersonKey, Actor>();
  for (const { key, ...person } of DEMO_PEOPLE) {
    const existing = await demoLoad.userId(platform.db, person.email);
    const userId = existing ?? uuid();
    if (!existing) {
      const password = passwordFor(platform, person.email, say);
      await createUser(platform.db, { ...person, id: userId, password, emailConfirmed: true });
    }
    accounts.set(key, {
      userId,
      role: person.role,
      sessionId: uuid(),
      emailConfirmed: true,
      mustAddFactor: false,
      confirmedAt: platform.now(),
    });
  }
  return accounts;
}

/**
 * For servers others can reach: gives random passwords to demo accounts that a start on this machine made with the well-known
 * one, and ends their sessions.
 */
export async function retireKnownPasswords(
  platform: Platform,
  { print, say }: { print: boolean; say: Say },
): Promise<void> {
  if (isLoopbackUrl(platform.config.appUrl) || !(await demoLoad.wasBegun(platform.db))) return;
  for (const { key, email } of DEMO_PEOPLE) {
    const password = randomPassword();
    const passwords = { known: DEMO_PASSWORD, replacement: password };
    const wasKnown = await replaceKnownPassword(platform, email, passwords);
    if (!wasKnown) continue;
    platform.log.warn({ demo: key }, 'the known password of a demo account no longer works');
    if (print) sayLogin(email, password, say);
  }
}

function passwordFor(platform: Platform, email: string, say: Say): string {
  if (isLoopbackUrl(platform.config.appUrl)) return DEMO_PASSWORD;
  const password = randomPassword();
  sayLogin(email, password, say);
  return password;
}

function sayLogin(email: string, password: string, say: Say): void {
  const shown = shownPeople().find((person: DemoPerson) => person.email === email);
  if (shown) say(`Demo account, shown this once: ${shown.role.padEnd(15)} ${email}  ${password}`);
}

const randomPassword = () => randomBytes(15).toString('base64url');
