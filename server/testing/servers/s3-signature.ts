import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Checks the AWS Signature Version 4 of a request, which the tests' store does not check itself (docs.aws.amazon.com,
 * "Signature Version 4 for API requests").
 */
export function isSignedBy(
  request: IncomingMessage,
  key: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', names = '', signature = ''] =
    header.exec(request.headers.authorization ?? '') ?? [];
  if (id !== key.accessKeyId) return false;
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonicalRequest(request, names)),
  ].join('\n');
  // The scope is "date/region/service/aws4_request", the steps that derive the signing key.
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

function canonicalRequest({ method, url = '', headers }: IncomingMessage, names: string): string {
  const [path, query = ''] = url.split('?');
  const parameters = query
    .split('&')
    .filter((each) => each !== '')
    .map((each) => (each.includes('=') ? each : `${each}=`))
    .sort();
  return [
    method,
    path,
    parameters.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
