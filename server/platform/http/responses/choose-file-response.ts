import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import type { ByteRange, PublicFile } from '../../storage/storage.ts';

/** Possible responses to a request for a file (RFC 9110 §13 and §14). */
export type FileResponse =
  | { status: 200 }
  | { status: 206; part: ByteRange }
  | { status: 304 }
  | { status: 412 }
  | { status: 416 };

type Facts = Pick<PublicFile, 'bytes' | 'etag' | 'storedAt'>;

/** True when the response depends on the file's properties, so that they must be looked up before reading it. */
export const asksForFacts = (headers: IncomingHttpHeaders): boolean =>
  CONDITIONS.some((name) => headers[name] !== undefined);

const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** Evaluates conditions in the order of RFC 9110 §13.2.2, then the range. */
export function chooseFileResponse(headers: IncomingHttpHeaders, file: Facts): FileResponse {
  if (isPreconditionFailed(headers, file)) return { status: 412 };
  if (isNotModified(headers, file)) return { status: 304 };
  const ranges = /^ *bytes=(.*)$/.exec(headers.range ?? '')?.[1]?.split(',') ?? [];
  const [range] = ranges;
  // Ranges of several parts may be answered with the whole file; browsers ask for one.
  if (range === undefined || ranges.length > 1 || !isRangeFresh(headers, file)) {
    return { status: 200 };
  }
  const part = readRange(range, file.bytes);
  return part ? { status: 206, part } : { status: 416 };
}

function isPreconditionFailed(headers: IncomingHttpHeaders, file: Facts): boolean {
  if (headers['if-match'] !== undefined) return !namesEtag(headers['if-match'], file.etag);
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return wholeSeconds(file.storedAt) > since;
}

const isNotModified = (headers: IncomingHttpHeaders, { etag, storedAt }: Facts): boolean =>
  fresh(headers, { etag, 'last-modified': storedAt.toUTCString() });

function isRangeFresh(headers: IncomingHttpHeaders, file: Facts): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  if (typeof condition === 'string' && condition.includes('"')) return condition === file.etag;
  return wholeSeconds(file.storedAt) <= Date.parse(String(condition));
}

const namesEtag = (list: string, etag: string): boolean =>
  list.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

/** Dates in headers have whole seconds; NaN, from an invalid date, is neither before nor after. */
const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / 1000) * 1000;

/** "0-9", "990-" or "-5" of a file's bytes; undefined when none of them exist. */
function readRange(range: string, bytes: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : undefined;
}
