import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** A bucket of an S3-compatible store (docs/configuration.md). */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Tries of one call; the SDK waits between them, longer each time. */
const MAX_ATTEMPTS = 3;

export interface S3Timeouts {
  connectMs: number;
  /** Timeout without a byte in either direction. */
  silenceMs: number;
  /** Timeout until the response begins, including sending a part of a file. */
  responseMs: number;
  /** A silent store is left alone for this long. */
  pauseMs: number;
}

/** Three tries of a silent store fit into the ten seconds that a person waits. */
export const S3_TIMEOUTS: S3Timeouts = {
  connectMs: 3_000,
  silenceMs: 3_000,
  responseMs: 30_000,
  pauseMs: 5_000,
};

/** A connection kept for too long may be silent by itself; two in a row mean the store. */
const SILENT_CALLS = 2;

/** The SDK's client, with settings that work for stores other than AWS. A silent store is left alone for some seconds. */
export function createS3Client(settings: S3Settings, timeouts = S3_TIMEOUTS): S3Client {
  return leaveAloneWhenSilent(new S3Client(s3ClientConfig(settings, timeouts)), timeouts);
}

/** For clients that a library makes. */
export const s3ClientConfig = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts: S3Timeouts,
): S3ClientConfig => ({
  endpoint,
  region,
  credentials: { accessKeyId, secretAccessKey },
  // Only AWS supports bucket names below the endpoint's host.
  forcePathStyle: true,
  // Few stores understand checksums in trailers; TLS and signatures protect the bytes.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: MAX_ATTEMPTS,
  requestHandler: {
    connectionTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    requestTimeout: timeouts.responseMs,
    throwOnRequestTimeout: true,
    // A slow viewer occupies a connection while reading: uploads need spare ones.
    httpAgent: { keepAlive: true, maxSockets: 500 },
    httpsAgent: { keepAlive: true, maxSockets: 500 },
  },
});

export function leaveAloneWhenSilent<T extends S3Client>(client: T, timeouts: S3Timeouts): T {
  const breaker = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: timeouts.pauseMs,
    breaker: new ConsecutiveBreaker(SILENT_CALLS),
  });
  // Applies to each try of a call; a try refused this way is not retried.
  client.middlewareStack.add((next) => (args) => breaker.execute(() => next(args)), {
    name: 'leaveAlone',
    step: 'deserialize',
    priority: 'high',
  });
  return client;
}

/** The SDK also gives this name to broken connections. */
const isSilence = ({ name, code = '' }: NodeJS.ErrnoException) =>
  name === 'TimeoutError' && !['ECONNRESET', 'EPIPE'].includes(code);
