import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHOWN } from '#domain/offline/kept-at.ts';
import type { Encoding, KeptResponse } from '../../cache/kept-response.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { SegmentedCache } from '../../cache/segmented-cache.ts';
import { fromBefore } from './send-kept.ts';

/** Memory limit of the kept headers, per process. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A response as sent once, without the headers of a single request. */
interface Sent {
  /** The key in ResponseCache. */
  question: string;
  /** Weak: the ResponseCache decides how long it stays in memory. */
  response: WeakRef<KeptResponse>;
  encoding: Encoding;
  /** Names and values alternate. */
  headers: string[];
}

/** Headers that belong to a single request, or that Node writes itself. */
const OF_ONE_REQUEST = new Set(['x-request-id', 'content-length', 'date', 'connection', SHOWN]);

/** Headers that a 304 leaves out. */
const OF_A_BODY = new Set(['content-type', 'content-encoding']);

declare module 'fastify' {
  interface FastifyReply {
    /** The key in ResponseCache; null for a response that is not kept. */
    question: string | null;
    /** The kept response that this one was sent from, to replay for the next request of its kind. */
    sentFrom: { question: string; response: KeptResponse; encoding: Encoding } | null;
  }
}

/**
 * Repeats what was sent to the same address before, headers included, for as long as it is kept. The most requested
 * responses thus go out before anything else of a request is looked at: no cookies are read, nothing is validated.
 * Comes after the hooks that count, limit and log, which every request passes.
 * @param isStopping true once the process is told to stop; its responses then need further headers (health-routes.ts).
 */
export function replayKeptResponses(
  app: FastifyInstance,
  responses: ResponseCache,
  isStopping: () => boolean,
): void {
  const sent = new SegmentedCache<Sent>(MAX_BYTES);
  app.decorateReply('question', null);
  app.decorateReply('sentFrom', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isReplayable(request.raw) || isStopping()) return done();
    const before = sent.get(keyOf(request.raw, request.host));
    const body = before && bodyOf(before, request.raw, responses);
    if (!before || body === undefined) return done();
    const more = responses.isAway ? Object.entries(fromBefore()).flat() : [];
    replay(request, reply, { ...before, headers: [...before.headers, ...more] }, body);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { sentFrom } = reply;
    if (sentFrom && reply.statusCode === 200 && isReplayable(request.raw)) {
      const [key, headers] = [keyOf(request.raw, request.host), headersOf(reply)];
      const response = new WeakRef(sentFrom.response);
      sent.set(key, { ...sentFrom, response, headers }, (key + headers.join('')).length * 2);
    }
    done();
  });
}

/** True when nothing in a request identifies its sender. For pages, only cookies that change the page matter. */
function isReplayable({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.authorization || headers.atoken) return false;
  const { cookie } = headers;
  if (!cookie) return true;
  return !url.startsWith('/api') && !/(?:^|;\s*)(?:efie_changed|lowData)=/.test(cookie);
}

/** Everything that can make two responses differ. */
const keyOf = ({ url, headers }: IncomingMessage, host: string): string =>
  `${host} ${url} ${headers['accept-encoding'] ?? ''} ${headers['save-data'] ?? ''} ${headers.ect ?? ''}`;

/** Undefined when the response is no longer kept or not yet encoded; '' for a client that already has it. */
function bodyOf(
  { question, response: ref, encoding }: Sent,
  { url = '', headers }: IncomingMessage,
  responses: ResponseCache,
): Buffer | '' | undefined {
  const response = ref.deref();
  const isCall = url.startsWith('/api');
  if (!response || responses.peek(question, isCall, true)?.response !== response) return undefined;
  const known = headers['if-none-match'];
  if (known === response.etag) return '';
  if (known !== undefined || headers['cache-control'] === 'no-cache') return undefined;
  const body = response.in(encoding);
  return Buffer.isBuffer(body) ? body : undefined;
}

function replay(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers }: Sent,
  body: Buffer | '',
): void {
  const own = ['x-request-id', request.context?.requestId ?? request.id];
  reply.hijack();
  if (body === '') {
    reply.raw.writeHead(304, [...own, ...without(headers, OF_A_BODY)]);
    reply.raw.end();
    return;
  }
  reply.raw.writeHead(200, [...own, ...headers, 'content-length', String(body.length)]);
  reply.raw.end(body);
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
    OF_ONE_REQUEST.has(name) || value === undefined ? [] : [name, String(value)],
  );
}

function without(headers: readonly string[], names: ReadonlySet<string>): string[] {
  const left: string[] = [];
  for (let n = 0; n < headers.length; n += 2) {
    const [name = '', value = ''] = headers.slice(n, n + 2);
    if (!names.has(name)) left.push(name, value);
  }
  return left;
}
