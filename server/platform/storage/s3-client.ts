import { S3Client } from '@aws-sdk/client-s3';
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
  /** Without a byte in either direction. */
  silenceMs: number;
  /** Until the response begins, a part of a file sent included. */
  responseMs: number;
  /** A silent store is left alone for this long. */
  pauseMs: number;
}

/** Three tries of a silent store fit into the ten seconds that someone waits. */
export const S3_TIMEOUTS: S3Timeouts = {
  connectMs: 3_000,
  silenceMs: 3_000,
  responseMs: 30_000,
  pauseMs: 5_000,
};

/** A connection that was kept too long may be silent by itself; two of them in a row are the store. */
const SILENT_CALLS = 2;

/** The SDK's client, set for stores that are not AWS too. One that is silent is left alone for some seconds. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts = S3_TIMEOUTS,
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Names of buckets below the endpoint's host are only for AWS.
    forcePathStyle: true,
    // Checksums in trailers are understood by few stores; TLS and signatures guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      socketTimeout: timeouts.silenceMs,
      requestTimeout: timeouts.responseMs,
      throwOnRequestTimeout: true,
      // A slow viewer holds a connection for as long as he reads: uploads must find another.
      httpAgent: { keepAlive: true, maxSockets: 500 },
      httpsAgent: { keepAlive: true, maxSockets: 500 },
    },
  });
  const breaker = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: timeouts.pauseMs,
    breaker: new ConsecutiveBreaker(SILENT_CALLS),
  });
  // Each try of a call; one that is refused so is not tried again.
  client.middlewareStack.add((next) => (args) => breaker.execute(() => next(args)), {
    name: 'leaveAlone',
    step: 'deserialize',
    priority: 'high',
  });
  return client;
}

/** The SDK gives the same name to connections that break. */
const isSilence = ({ name, code = '' }: NodeJS.ErrnoException) =>
  name === 'TimeoutError' && !['ECONNRESET', 'EPIPE'].includes(code);
