import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildApp } from 'fauxqs';
import { createS3Client, type S3Settings } from '#server/platform/storage/s3-client.ts';
import { listMultipartUploads } from './s3-multipart-lists.ts';
import { isSignedBy } from './s3-signature.ts';

/** A fault of the store instead of a response. */
export type Fault = 'hangs' | 'breaks off' | 'is busy';

/** An S3-compatible store in memory that checks signatures and can be made to fail. */
export interface S3TestServer {
  /** Its bucket, and a key for it. */
  settings: S3Settings;
  /** Calls so far, such as "PUT public/a.webp?partNumber=1"; empty it to start again. */
  calls: string[];
  underWay: number;
  /** Decides the fate of each call from now on; undefined: it is served. */
  fault: ((call: string) => Fault | undefined) | undefined;
  stop(): Promise<void>;
}

const KEY = {
  accessKeyId: 'EFIETESTKEY',
  secretAccessKey: 'secret/of+the=tests',
};
const BUCKET = 'efie-test';

/** Starts a store, on a free port of this machine unless told otherwise. */
export async function startS3Server({
  host = '127.0.0.1',
  port = 0,
}: {
  host?: string;
  port?: number;
} = {}): Promise<S3TestServer> {
  const app = buildApp({ logger: false });
  const server: Omit<S3TestServer, 'settings' | 'stop'> = {
    calls: [],
    underWay: 0,
    fault: undefined,
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const call = nameOf(request.raw);
    server.calls.push(call);
    server.underWay += 1;
    reply.raw.once('close', () => {
      server.underWay -= 1;
    });
    if (!isSignedBy(request.raw, KEY)) {
      return reply.code(403).type('application/xml').send(errorXml('SignatureDoesNotMatch'));
    }
    const fault = server.fault?.(call);
    if (fault === 'is busy') {
      return reply.code(503).type('application/xml').send(errorXml('SlowDown'));
    }
    if (fault) {
      reply.hijack();
      request.raw.resume();
      if (fault === 'breaks off') request.raw.socket.destroy();
    }
    return undefined;
  });
  listMultipartUploads(app);
  await app.listen({ port, host });
  const { port: taken } = app.server.address() as AddressInfo;
  const settings = {
    endpoint: `http://${host}:${taken}`,
    bucket: BUCKET,
    region: 'us-east-1',
    ...KEY,
  };
  await createBucket(settings);
  server.calls = [];
  return Object.assign(server, { settings, stop: () => app.close() });
}

/** Environment variables for a bucket and its key. */
export const s3Environment = (settings: S3Settings): Record<string, string> => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

async function createBucket(settings: S3Settings): Promise<void> {
  const client = createS3Client(settings);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
}

/** The method and key, and the part number if there is one. */
function nameOf({ method = '', url = '' }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const part = searchParams.get('partNumber');
  const key = pathname.split('/').slice(2).join('/');
  return `${method} ${key}${part ? `?partNumber=${part}` : ''}`;
}

const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
