import type { Role } from '#domain/accounts/role.ts';
import { announce } from '#server/platform/log/log.ts';
import { isLoopbackUrl } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { retireKnownPasswords } from './accounts.ts';
import { loadDemo } from './load.ts';
import { DEMO_PASSWORD, shownPeople } from './people.ts';

export interface DemoOptions {
  /** DEMO_DATA, or its default. */
  load: boolean;
  /** The folder with the pictures and the videos. */
  mediaDir: string;
  signal?: AbortSignal;
}

/** Loads demo data when the configuration asks for it, and makes sure that no known password works in public. */
export async function startDemo(
  platform: Platform,
  { load, ...options }: DemoOptions,
): Promise<void> {
  const say = (line: string) => announce({ msg: line });
  await retireKnownPasswords(platform, { print: load, say });
  if (load) await loadDemo(platform, { ...options, say });
}

interface DemoLogins {
  title: string;
  accounts: { role: Role; email: string }[];
  warning: string;
}

/** The demo logins to print; undefined where they must stay secret. */
export function demoLogins(load: boolean, appUrl: string): DemoLogins | undefined {
  if (!load || !isLoopbackUrl(appUrl)) return undefined;
  return {
    title: `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    accounts: shownPeople().map(({ role, email }) => ({ role, email })),
    warning: 'Anyone who reaches this machine can log in with them. Set APP_URL before others do.',
  };
}
