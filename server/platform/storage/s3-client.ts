import { S3Client } from '@aws-sdk/client-s3';

/** A bucket of an S3-compatible store (README, S3_…). */
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
  /** Until the response begins, a part of a file sent included. */
  responseMs: number;
}

const TIMEOUTS: S3Timeouts = { connectMs: 3_000, responseMs: 30_000 };

/** The SDK's client, set for stores that are not AWS too. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts = TIMEOUTS,
): S3Client {
  return new S3Client({
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
      requestTimeout: timeouts.responseMs,
      throwOnRequestTimeout: true,
      // A slow viewer holds a connection for as long as he reads: uploads must find another.
      httpAgent: { keepAlive: true, maxSockets: 500 },
      httpsAgent: { keepAlive: true, maxSockets: 500 },
    },
  });
}
