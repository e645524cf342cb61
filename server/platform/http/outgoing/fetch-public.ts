import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why a page could not be fetched. */
export type FetchProblem =
  | 'address'
  | 'unknown-site'
  | 'not-public'
  | 'unreachable'
  | 'slow'
  | 'too-large'
  | 'redirects'
  | 'refused'
  | 'gone'
  | 'broken-site';

export type Fetched =
  | { ok: true; text: string; etag: string | null }
  | { ok: true; unchanged: true }
  | { ok: false; problem: FetchProblem };

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  /** The version that we have: an unchanged page is not sent again. */
  etag?: string | null;
}

/** Fetches a text from an address that a member gave. */
export type FetchPublic = (url: string, limits: FetchLimits) => Promise<Fetched>;

interface Address {
  address: string;
  family: number;
}

/** How the guard sees the world; tests bring their own. */
export interface Guard {
  resolve(host: string): Promise<Address[]>;
  isPublic(address: string): boolean;
  /** Ports of http and https. */
  ports: readonly string[];
}

const MOST_REDIRECTS = 3;
/** An etag longer than this is not kept. */
const ETAG_MAX = 500;

/** Only what can be reached by anyone: no network of ours, no link-local address, no cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

const GUARD: Guard = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  ports: ['', '80', '443'],
};

/**
 * Fetches from public addresses only: a name is resolved once, every address it has is checked, and
 * the connection goes to one of those, so that no second answer of a name server leads elsewhere.
 * Each redirect is checked like the first address.
 */
export const fetchPublic: FetchPublic = (url, limits) => fetchGuarded(url, limits, GUARD);

export async function fetchGuarded(
  url: string,
  limits: FetchLimits,
  guard: Guard,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow(url, { ...limits, signal }, guard);
  } catch (error) {
    if (error instanceof FetchRefused) return { ok: false, problem: error.problem };
    return { ok: false, problem: signal.aborted ? 'slow' : 'unreachable' };
  }
}

class FetchRefused extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

type Limits = FetchLimits & { signal: AbortSignal };

async function follow(first: string, limits: Limits, guard: Guard): Promise<Fetched> {
  let url = first;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const target = parse(url, guard);
    const response = await request(target, await pinned(target, limits, guard), limits);
    const { statusCode: status = 0, headers } = response;
    if (![301, 302, 303, 307, 308].includes(status)) return read(response, limits);
    response.destroy();
    if (headers.location === undefined) throw new FetchRefused('broken-site');
    url = URL.parse(headers.location, target)?.href ?? '';
  }
  throw new FetchRefused('redirects');
}

function parse(text: string, { ports }: Guard): URL {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) {
    throw new FetchRefused('address');
  }
  if (!ports.includes(url.port)) throw new FetchRefused('not-public');
  return url;
}

/** The address to connect to, once all that the name has are found to be public. */
async function pinned({ hostname }: URL, { signal }: Limits, guard: Guard): Promise<Address> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host, signal, guard);
  const [address] = addresses;
  if (!address) throw new FetchRefused('unknown-site');
  if (!addresses.every((each) => guard.isPublic(each.address))) {
    throw new FetchRefused('not-public');
  }
  return address;
}

async function resolve(host: string, signal: AbortSignal, guard: Guard): Promise<Address[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expire = () => reject(signal.reason);
  signal.addEventListener('abort', expire);
  try {
    return await Promise.race([guard.resolve(host), late]);
  } catch {
    throw new FetchRefused(signal.aborted ? 'slow' : 'unknown-site');
  } finally {
    signal.removeEventListener('abort', expire);
  }
}

function request(url: URL, { address, family }: Address, limits: Limits): Promise<IncomingMessage> {
  const { signal, etag } = limits;
  // Node asks for one address or for all.
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Efie calendar reader',
    ...(etag && { 'if-none-match': etag }),
  };
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    open(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject).end();
  });
}

async function read(response: IncomingMessage, { maxBytes }: Limits): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) {
    response.destroy();
    if (status === 304) return { ok: true, unchanged: true };
    throw new FetchRefused(problemOf(status));
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new FetchRefused('too-large');
    chunks.push(chunk);
  }
  const etag = headers.etag ?? null;
  return {
    ok: true,
    text: Buffer.concat(chunks).toString('utf8'),
    etag: etag !== null && etag.length <= ETAG_MAX ? etag : null,
  };
}

function problemOf(status: number): FetchProblem {
  if (status === 404 || status === 410) return 'gone';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'broken-site';
}
