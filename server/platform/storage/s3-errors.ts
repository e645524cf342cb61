import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageUnavailableError } from './errors.ts';

/** Only the file is missing; a missing bucket is a different error. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** For every other error of the store, or of the way to it. */
export function unavailable(cause: unknown): never {
  throw new StorageUnavailableError(`the S3 store failed: ${words(cause)}`, { cause });
}

/** Explains to the person who starts the process which variables are at fault. */
export function whyNotReady(
  error: unknown,
  { endpoint, bucket }: { endpoint: string; bucket: string },
): StorageUnavailableError {
  return new StorageUnavailableError(
    `We cannot use the S3 bucket "${bucket}" at ${endpoint}: ${reason(error)}`,
    { cause: error },
  );
}

function reason(error: unknown): string {
  const status = statusOf(error);
  if (status === undefined) return `nothing responds there (${words(error)}). Check S3_ENDPOINT.`;
  if (status === 404) return 'it is not there. Check S3_BUCKET.';
  if (status === 401 || status === 403) {
    return 'the key may not use it. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key is allowed.';
  }
  if (status < 500) return `the store responded with ${status}. Check S3_REGION and S3_ENDPOINT.`;
  return `the store responded with ${status}. It seems to be down; try again later.`;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** When several addresses were tried, the error has a code but no message. */
function words(error: unknown): string {
  const { name, code = name, message } = error as NodeJS.ErrnoException;
  return message.includes(code) ? message : [code, message].filter(Boolean).join(': ');
}
