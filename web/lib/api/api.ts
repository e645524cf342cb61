import type { Calls } from '#domain/calls.ts';
import { connectionMessages } from '#domain/connection-messages.ts';
import { outageMessages } from '#domain/outage-messages.ts';
import { PROFILE_UPDATED_EVENT } from '#domain/site/constants.ts';
import { confirmedAgain } from '../session/confirm-again.ts';
import { readSession } from '../session/session.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import {
  addressOf,
  type Given,
  type LooselyGiven,
  type ReadPath,
  type Received,
} from './call-path.ts';
import { noteResponse } from './kept-responses.ts';

export { ApiError } from './api-error.ts';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  headers?: Record<string, string>;
  /** Replaces the session's token; null sends none. */
  token?: string | null;
  /** Milliseconds until the call is given up; 30 s by default, null for never. */
  timeoutMs?: number | null;
  signal?: AbortSignal | undefined;
}

export interface ApiResponse<T> {
  body: T;
  headers: Headers;
  status: number;
}

type Options<Call> = Given<Call> & Omit<CallOptions, 'method' | 'json'>;

/** The options that any call accepts. */
type LooseOptions = CallOptions & LooselyGiven;

type OptionsOf<Name extends keyof Calls> =
  object extends Given<Calls[Name]>
    ? [options?: Options<Calls[Name]>]
    : [options: Options<Calls[Name]>];

/**
 * Calls our API by its contract (domain/calls.ts), and returns the JSON. Throws ApiError for every failure —
 * status 0 with the code NETWORK or TIMEOUT without a response — and the signal's reason if the caller aborted.
 * A call that requires a fresh confirmation of identity is repeated after it; one that requires more than an
 * Admin's password makes the profile load again.
 * @example call('DELETE /api/User/favourites/:kind/:id', { params: { kind: 'car', id } })
 */
export const call = async <Name extends keyof Calls>(
  name: Name,
  ...options: OptionsOf<Name>
): Promise<Received<Calls[Name]>> => (await callFully(name, ...options)).body;

/** The same, with the response's status and headers. */
export const callFully = <Name extends keyof Calls>(
  name: Name,
  ...[options]: OptionsOf<Name>
): Promise<ApiResponse<Received<Calls[Name]>>> => {
  const { params, query, ...rest } = (options ?? {}) as LooseOptions;
  const [method] = name.split(' ') as [CallOptions['method']];
  return request(addressOf(name, { params, query }), { ...rest, method });
};

/** Reads from an address (call-path.ts), as `call` does. */
export const read = async <Body>(path: ReadPath<Body>, options?: CallOptions): Promise<Body> =>
  (await readFully(path, options)).body;

/** The same, with the response's status and headers (X-Total-Count, Link). */
export const readFully = <Body>(
  path: ReadPath<Body>,
  options?: CallOptions,
): Promise<ApiResponse<Body>> => request(path, options);

/** Makes a call of an address that is not among the calls of the API, as `callFully` does. */
export const request = <Body = unknown>(
  path: string,
  options?: CallOptions,
): Promise<ApiResponse<Body>> => sendConfirmed(path, options, readResponse<Body>);

/** Reads a protected file, as `read` does JSON: an address opened by the browser cannot ask for confirmation. */
export const readFile = (path: ReadPath<unknown>, options?: CallOptions): Promise<Blob> =>
  sendConfirmed(path, options, readBlob);

async function sendConfirmed<Read>(
  path: string,
  options: CallOptions = {},
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  try {
    return await send(path, options, read);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'FACTOR_REQUIRED') readProfileAgain();
    if (code !== 'CONFIRM_AGAIN' || !(await confirmedAgain())) throw error;
    return send(path, options, read);
  }
}

/** The site asks this Admin for more than a password since the page was opened: the profile says so, and the page leads on from there. */
function readProfileAgain(): void {
  if (readSession()?.user.mustAddFactor) return;
  window.dispatchEvent(new Event(PROFILE_UPDATED_EVENT));
}

async function send<Read>(
  path: string,
  { method, json, form, headers, token, timeoutMs = 30_000, signal }: CallOptions,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const sent = new Headers({ accept: 'application/json', ...headers });
  const bearer = token === undefined ? readSession()?.token : token;
  if (bearer) sent.set('authorization', `Bearer ${bearer}`);
  if (json !== undefined) sent.set('content-type', 'application/json');

  const timeout = timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs);
  const signals = [signal, timeout].filter((each) => each !== undefined);
  try {
    const response = await fetch(path, {
      method: method ?? (json === undefined && form === undefined ? 'GET' : 'POST'),
      headers: sent,
      body: json === undefined ? form : JSON.stringify(json),
      signal: AbortSignal.any(signals),
    });
    noteResponse(response);
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw timeout?.aborted ? timedOut() : unreachable();
  }
}

/** Parses a response. Throws an ApiError for a failed one. */
export async function readResponse<T>(response: Response): Promise<ApiResponse<T>> {
  const body = await readBody(response);
  if (!response.ok) throw refusal(response, body);
  return { body: body as T, headers: response.headers, status: response.status };
}

async function readBlob(response: Response): Promise<Blob> {
  if (!response.ok) await readResponse(response);
  return response.blob();
}

/** No response came in time. */
export const timedOut = () =>
  new ApiError({ status: 0, code: 'TIMEOUT', message: connectionMessages.timeout });

/** No response came at all. */
export const unreachable = () =>
  new ApiError({ status: 0, code: 'NETWORK', message: connectionMessages.network });

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // A proxy in between may respond with a page of its own.
    if (response.ok) throw new ApiError(unreadable(response.status));
    return undefined;
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const { message, code, fields } = (body ?? {}) as {
    message?: string;
    code?: ApiErrorCode;
    fields?: Record<string, string>;
  };
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (!message) return new ApiError({ ...unreadable(response.status), retryAfter });
  return new ApiError({
    status: response.status,
    message,
    code: code ?? 'INTERNAL',
    fields,
    retryAfter,
  });
}

const unreadable = (status: number) =>
  ({
    status,
    code: status === 503 ? 'UNAVAILABLE' : 'INTERNAL',
    message: status === 503 ? outageMessages.unavailable : outageMessages.internal,
    unexplained: true,
  }) as const;
