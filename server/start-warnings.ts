import { mailReachMessages, setupMessages } from '#domain/setup/messages.ts';
import { plural } from '#domain/values/plural.ts';
import type { Config } from './config.ts';
import { liveDemoListings } from './features/setup/public.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { type Replication, replicationOf } from './platform/database/replication.ts';
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

/** A warning when a failover may lose what was acknowledged; otherwise nothing. */
export const replicationWarning = ({ standbys, isSynchronous }: Replication): string[] =>
  standbys > 0 && !isSynchronous
    ? [
        'The database has standbys but waits for none of them: after a failover, bookings, payments and accounts that we confirmed may be missing. Set synchronous_standby_names (Patroni: synchronous_mode): docs/cluster.md.',
      ]
    : [];

/** Warnings about the database and the data in it. */
export async function dataWarnings(platform: Pick<Platform, 'db' | 'config'>): Promise<string[]> {
  const listings = await liveDemoListings(platform);
  return [
    ...replicationWarning(await replicationOf(platform.db)),
    ...(listings > 0 ? [setupMessages.demoLive(plural(listings, 'listing'))] : []),
  ];
}
