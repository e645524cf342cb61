import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { parseDataKeys } from './platform/crypto/data-key.ts';
import { isLoopbackUrl } from './platform/network.ts';
import type { S3Settings } from './platform/storage/s3-client.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const wholeNumber = (min: number, max: number) =>
  optional(z.coerce.number().int().min(min).max(max));

const Environment = z.object({
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().default('0.0.0.0')),
  APP_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('.data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.preprocess(blankIsUnset, z.string().min(3).default('Efie <no-reply@efie.example>')),
  SESSION_SECRET: optional(z.string().min(32, 'needs at least 32 characters')),
  DATA_KEY: optional(
    z.string().transform((text, context) => {
      const keys = parseDataKeys(text);
      if (keys) return keys;
      context.addIssue({
        code: 'custom',
        message: 'is 32 bytes in base64, as openssl rand -base64 32 makes them',
      });
      return z.NEVER;
    }),
  ),
  // 'true' would trust everyone's headers, so it is not accepted.
  TRUST_PROXY: optional(
    z.string().regex(/[.:]|loopback|linklocal|uniquelocal/, 'names addresses, such as 10.0.0.0/8'),
  ),
  FFMPEG_PATH: optional(
    z.string().regex(/^(off$|[/\\]|[A-Za-z]:)/, "is an absolute path, or 'off'"),
  ),
  PHOTO_AVIF: optional(flag),
  DEMO_DATA: optional(flag),
  SERVICE_WORKER: optional(z.enum(['on', 'off'])),
  MAP_TILES_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .regex(
        /\{z\}.*\{[xy]\}.*\{[xy]\}/,
        'needs {z}, {x} and {y}, as https://tiles.example/{z}/{x}/{y}.png',
      ),
  ),
  MAP_TILES_ATTRIBUTION: optional(z.string().max(200)),
  MAP_TILES_MAX_ZOOM: wholeNumber(1, 22),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  DATABASE_POOL: wholeNumber(4, 500),
  WEB_CONCURRENCY: wholeNumber(1, 128),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000),
  SHUTDOWN_GRACE_MS: wholeNumber(0, 600_000),
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no bucket name')),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/, 'is no region, such as eu-west-1 or auto')),
  S3_ACCESS_KEY_ID: optional(z.string().regex(/^\S+$/, 'has a space in it')),
  S3_SECRET_ACCESS_KEY: optional(z.string().regex(/^\S+$/, 'has a space in it')),
});

/** The variables that Efie reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** The environment, parsed once (docs/configuration.md). */
export interface Config {
  port: number;
  host: string;
  /**
   * Public origin without a trailing slash. Never taken from a request's Host header, which a stranger chooses: it is
   * used in emails, canonical URLs and link previews.
   */
  appUrl: string;
  dataDir: string;
  /** Undefined: files live in a folder of dataDir. */
  s3: S3Settings | undefined;
  databaseUrl: string | undefined;
  /** Undefined: emails are only written to a folder of dataDir. */
  smtpUrl: string | undefined;
  mailFrom: string;
  sessionSecret: string | undefined;
  /** Encrypt data at rest; the newest comes first. Undefined: no key is configured. */
  dataKeys: readonly [Buffer, ...Buffer[]] | undefined;
  /** Addresses or networks (comma-separated) of the proxies whose forwarded headers are trusted; false: none. */
  trustProxy: string | false;
  /** The path of ffmpeg, or 'off'; undefined: the one on PATH, if there is one. */
  ffmpegPath: string | undefined;
  /** Also encodes photos as AVIF, the lightest format and by far the slowest to encode. */
  photoAvif: boolean;
  demoData: boolean;
  /** Lets browsers keep pages for offline use; false also removes the pages already kept. */
  serviceWorker: boolean;
  /** Tiles to use instead of our own map; undefined: none. */
  mapTiles: MapTiles | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Processes that serve on this machine. */
  processes: number;
  /** Connections to the database that the requests of a process share. */
  databasePoolSize: number;
  /** Bytes of DATA_DIR's disk that uploads must leave free, so that the database can go on writing. */
  diskReserveBytes: number;
  /** Once told to stop, the process reports it on /readyz and keeps serving for this long, in milliseconds. */
  shutdownDelayMs: number;
  /** Requests and jobs under way get this much longer after that, in milliseconds. */
  shutdownGraceMs: number;
  /** The address of the Prometheus endpoint; undefined: no metrics are served. */
  metrics: { port: number; host: string } | undefined;
}

const DEFAULT_POOL = 10;
const DEFAULT_RESERVE_MB = 512;
const DEFAULT_GRACE_MS = 2_000;
/** Enough for a proxy that asks once a second to notice. */
const DELAY_BEHIND_PROXY_MS = 1_500;

/**
 * Reads the environment.
 * @throws {ConfigError} naming every bad variable in one message.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env);
  const lines = (parsed.error?.issues ?? []).map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  lines.push(...missingBesideOthers(env));
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(`The environment has values we cannot use:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  const appUrl = (e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    port: e.PORT,
    host: e.HOST,
    appUrl,
    dataDir: path.resolve(e.DATA_DIR),
    s3: s3Settings(e),
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    sessionSecret: e.SESSION_SECRET,
    dataKeys: e.DATA_KEY,
    trustProxy: e.TRUST_PROXY ?? false,
    ffmpegPath: e.FFMPEG_PATH,
    photoAvif: e.PHOTO_AVIF ?? true,
    demoData: e.DEMO_DATA ?? (e.DATABASE_URL === undefined && isLoopbackUrl(appUrl)),
    serviceWorker: e.SERVICE_WORKER !== 'off',
    mapTiles: mapTiles(e),
    logLevel: e.LOG_LEVEL,
    processes: e.WEB_CONCURRENCY ?? Math.max(1, availableParallelism() - 1),
    databasePoolSize: e.DATABASE_POOL ?? DEFAULT_POOL,
    diskReserveBytes: (e.DISK_RESERVE_MB ?? DEFAULT_RESERVE_MB) * 1024 * 1024,
    shutdownDelayMs: e.SHUTDOWN_DELAY_MS ?? (e.TRUST_PROXY ? DELAY_BEHIND_PROXY_MS : 0),
    shutdownGraceMs: e.SHUTDOWN_GRACE_MS ?? DEFAULT_GRACE_MS,
    metrics:
      e.METRICS_PORT === undefined ? undefined : { port: e.METRICS_PORT, host: e.METRICS_HOST },
  };
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const S3_VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Variables that others require. Checked apart from the schema, which would report them only once all else is valid. */
function missingBesideOthers(env: Record<string, string | undefined>): string[] {
  const lines: string[] = [];
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    lines.push(
      '  SESSION_SECRET: is required with DATABASE_URL, so that all processes accept the same sessions',
    );
  }
  if (S3_VARIABLES.some((name) => env[name])) {
    const missing = S3_VARIABLES.filter((name) => !env[name]);
    lines.push(...missing.map((name) => `  ${name}: is required with the other S3_ variables`));
  }
  if (env.MAP_TILES_URL && !env.MAP_TILES_ATTRIBUTION) {
    lines.push('  MAP_TILES_ATTRIBUTION: is required with MAP_TILES_URL: it says whose map it is');
  }
  return lines;
}

/** The highest zoom level of most tile servers. */
const DEFAULT_TILES_MAX_ZOOM = 19;

function mapTiles(e: z.infer<typeof Environment>): MapTiles | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = e;
  if (!url || !attribution) return undefined;
  return {
    kind: 'pictures',
    url,
    attribution,
    maxZoom: e.MAP_TILES_MAX_ZOOM ?? DEFAULT_TILES_MAX_ZOOM,
  };
}

function s3Settings(e: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = e;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
