import { lookup } from 'node:dns/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { BACKUP_AGE_DAYS, isBackupDue } from '#domain/setup/rules.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { milestones } from '#server/features/setup/public.ts';
import { misspeltVariables } from '#server/misspelt-variables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { freeBytes } from '#server/platform/health/free-bytes.ts';
import { isLoopbackUrl } from '#server/platform/network.ts';
import { proxyWarning } from '#server/start-warnings.ts';

export interface Finding {
  /** Reported when nothing is wrong. */
  fact: string;
  /** Each states a problem and its remedy; empty when all is well. */
  failures: string[];
}

const ONLY_HERE = 'only this machine reaches the site';

type Environment = Readonly<Record<string, string | undefined>>;

/** A site that only this machine reaches needs neither email nor a proxy. */
const isTried = ({ appUrl }: Pick<Config, 'appUrl'>): boolean => isLoopbackUrl(appUrl);

/** Timeout for other servers, in milliseconds. */
const PATIENCE_MS = 10_000;

export function checkEnvironment(env: Environment): Finding & { config?: Config } {
  try {
    const config = readConfig(env);
    return { config, fact: `for ${config.appUrl}`, failures: misspeltVariables(env) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { fact: '', failures: [error.message] };
  }
}

export async function checkMail({
  smtpUrl,
  mailFrom,
  appUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>): Promise<Finding> {
  if (!smtpUrl) {
    return { fact: ONLY_HERE, failures: isTried({ appUrl }) ? [] : [mailReachMessages.none] };
  }
  const failures = /@efie\.example\b/.test(mailFrom)
    ? [`MAIL_FROM is ${mailFrom}, which is an example. Set it to an address of your own domain.`]
    : [];
  const transport = nodemailer.createTransport(smtpUrl);
  const reason = await withinPatience(transport.verify());
  transport.close();
  if (reason) {
    failures.unshift(`The mail server does not let Efie in: ${reason}. Look at SMTP_URL.`);
  }
  return { fact: `${new URL(smtpUrl).host} lets Efie in`, failures };
}

export async function checkDns({ appUrl }: Pick<Config, 'appUrl'>): Promise<Finding> {
  if (isTried({ appUrl })) return { fact: ONLY_HERE, failures: [] };
  const { hostname } = new URL(appUrl);
  let address = '';
  const looking = lookup(hostname).then((found) => {
    address = found.address;
  });
  const reason = await withinPatience(looking);
  const failure = `${hostname} has no address (${reason}). Add an A or AAAA record to its DNS, or mend APP_URL.`;
  return { fact: `${hostname} is at ${address}`, failures: reason ? [failure] : [] };
}

/** Requests APP_URL to see that the proxy passes requests on correctly. */
export async function checkProxy({
  appUrl,
  trustProxy,
}: Pick<Config, 'appUrl' | 'trustProxy'>): Promise<Finding> {
  if (isTried({ appUrl })) return { fact: ONLY_HERE, failures: [] };
  const failures = proxyWarning({ appUrl, trustProxy });
  if (!appUrl.startsWith('https:')) {
    failures.push(
      'APP_URL is not https. Put a proxy with TLS in front, and begin it with https://.',
    );
  }
  const reason = await reachedAt(appUrl);
  if (reason) failures.push(reason);
  return { fact: `${appUrl} answers, and ${trustProxy} is believed`, failures };
}

async function reachedAt(appUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return undefined;
    return `${appUrl}/healthz answers ${response.status}. Let the proxy pass Host on to Efie, and look whether Efie runs.`;
  } catch (error) {
    return `${appUrl} does not answer (${causeOf(error)}). Start Efie, and look at proxy and firewall.`;
  }
}

export async function checkDisk({
  dataDir,
  diskReserveBytes,
}: Pick<Config, 'dataDir' | 'diskReserveBytes'>): Promise<Finding> {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  try {
    const free = await freeBytes(dataDir);
    const fact = `the disk of ${path.resolve(dataDir)} has ${megabytes(free)} left`;
    const failure = `T${fact.slice(1)}; beneath ${megabytes(diskReserveBytes)} uploads are refused. Free some, or make it larger.`;
    // Twice the reserve, because below the reserve uploads are refused.
    return { fact, failures: free >= 2 * diskReserveBytes ? [] : [failure] };
  } catch (error) {
    const failure = `${path.resolve(dataDir)} cannot be read (${causeOf(error)}). Look at DATA_DIR.`;
    return { fact: '', failures: [failure] };
  }
}

/** Fails when the last backup is too old. */
export async function checkBackups(
  db: Database,
  config: Pick<Config, 'appUrl'>,
  now: Date,
): Promise<Finding> {
  const { backup } = await milestones.all(db);
  const fact = backup
    ? `the last backup is of ${backup.toISOString().slice(0, 10)}`
    : 'there is no backup yet; a site that people can reach needs one';
  const last = backup ? `T${fact.slice(1)}` : 'There is no backup';
  const failure = `${last}: one every ${BACKUP_AGE_DAYS} days is the least. Run npm run backup -- DIR every night (docs/backup.md).`;
  return { fact, failures: isTried(config) || !isBackupDue(backup, now) ? [] : [failure] };
}

/** Returns why something did not succeed in time; undefined when it did. */
async function withinPatience(work: Promise<unknown>): Promise<string | undefined> {
  const waited = new AbortController();
  try {
    return await Promise.race([
      work.then(() => undefined),
      sleep(PATIENCE_MS, `no answer for ${PATIENCE_MS / 1000} seconds`, waited),
    ]);
  } catch (error) {
    return causeOf(error);
  } finally {
    waited.abort();
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
