import { mailReachMessages, setupMessages } from '#domain/setup/messages.ts';
import { plural } from '#domain/values/plural.ts';
import type { Config } from './config.ts';
import { liveDemoListings } from './features/setup/public.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { reachesPeople } from './platform/mail/reach.ts';
import { isLoopbackUrl } from './platform/network.ts';
import type { Platform } from './platform/platform.ts';

/** A warning when TLS ends at a proxy that is not trusted; otherwise nothing. */
export const proxyWarning = ({
  appUrl,
  trustProxy,
}: Pick<Config, 'appUrl' | 'trustProxy'>): string[] =>
  appUrl.startsWith('https:') && !trustProxy && !isLoopbackUrl(appUrl)
    ? [
        'TRUST_PROXY is not set, so everyone behind the proxy shares one address and its limits. Set it to the address of the proxy.',
      ]
    : [];

/** Logged at each start when the environment works, but perhaps not as the operator thinks. */
export const environmentWarnings = (
  config: Pick<Config, 'smtpUrl' | 'appUrl' | 'trustProxy'>,
  env: Readonly<Record<string, string | undefined>>,
): string[] => [
  ...(reachesPeople(config) ? [] : [mailReachMessages.none]),
  ...proxyWarning(config),
  ...misspeltVariables(env),
];

/** Warnings about the data in the database. */
export async function dataWarnings(platform: Pick<Platform, 'db' | 'config'>): Promise<string[]> {
  const listings = await liveDemoListings(platform);
  return listings > 0 ? [setupMessages.demoLive(plural(listings, 'listing'))] : [];
}
