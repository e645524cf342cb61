import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Part {
  etag: string;
  bytes: number;
  storedAt: string;
}

interface Begun {
  key: string;
  parts: Map<number, Part>;
}

/**
 * Adds ListParts and ListMultipartUploads to the tests' store, which does not have them (docs.aws.amazon.com, "Amazon S3
 * API Reference"). It hears of uploads and parts as they pass.
 */
export function listMultipartUploads(app: FastifyInstance): void {
  const begun = new Map<string, Begun>();

  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 300) return payload;
    const { uploadId, uploads, partNumber } = queryOf(request);
    const upload = begun.get(uploadId ?? '');
    if (request.method === 'POST' && uploads !== undefined) {
      const [, id = ''] = /<UploadId>([^<]*)</.exec(String(payload)) ?? [];
      begun.set(id, { key: keyOf(request), parts: new Map() });
    } else if (upload && request.method === 'PUT') {
      upload.parts.set(Number(partNumber), {
        etag: String(reply.getHeader('etag')),
        bytes: (request.body as Buffer).length,
        storedAt: new Date().toISOString(),
      });
    } else if (uploadId && request.method !== 'GET') begun.delete(uploadId);
    return payload;
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET') return undefined;
    const { uploadId, uploads, prefix = '' } = queryOf(request);
    if (uploads !== undefined) return sendXml(reply, 200, listOfUploads(begun, prefix));
    if (uploadId === undefined) return undefined;
    const upload = begun.get(uploadId);
    return upload
      ? sendXml(reply, 200, listOfParts(upload))
      : sendXml(reply, 404, '<Error><Code>NoSuchUpload</Code></Error>');
  });
}

const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>;
const keyOf = (request: FastifyRequest) => (request.params as { '*': string })['*'];

const sendXml = (reply: FastifyReply, status: number, xml: string) =>
  reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);

function listOfParts({ parts }: Begun): string {
  const each = [...parts].sort(([one], [other]) => one - other);
  const xml = each.map(
    ([number, { etag, bytes, storedAt }]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${bytes}</Size><LastModified>${storedAt}</LastModified></Part>`,
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${xml.join('')}</ListPartsResult>`;
}

function listOfUploads(begun: ReadonlyMap<string, Begun>, prefix: string): string {
  const each = [...begun].filter(([, { key }]) => key.startsWith(prefix));
  const xml = each.map(
    ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
  );
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${xml.join('')}</ListMultipartUploadsResult>`;
}
