import type { Calls } from '#domain/calls.ts';
import { readSession } from '../session/session.ts';
import { readResponse, timedOut, unreachable } from './api.ts';
import { addressOf, type Received } from './call-path.ts';

/** Bytes uploaded; `total` includes the form's own overhead. */
export interface UploadProgress {
  sent: number;
  total: number;
}

export interface UploadOptions {
  onProgress(progress: UploadProgress): void;
  headers?: Record<string, string>;
  /** Breaks the upload off; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call; unlimited by default. */
  timeoutMs?: number;
  /** Milliseconds without a byte sent before giving up; 60 s by default. */
  stallMs?: number;
}

/** The calls that take a form with files, and no parameters. */
type Uploads = Exclude<Extract<keyof Calls, `POST ${string}`>, `${string}:${string}`>;

/** Posts a form with files and reports its progress, which `fetch` cannot. Returns the response's JSON; fails as `call` does. */
export function uploadForm<Name extends Uploads>(
  name: Name,
  form: FormData,
  { onProgress, headers = {}, signal, timeoutMs = 0, stallMs = 60_000 }: UploadOptions,
): Promise<Received<Calls[Name]>> {
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => fail(timedOut()), stallMs);
    };
    const abort = () => fail(signal?.reason);
    const settle = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      settle();
      reject(error);
      call.abort();
    };

    call.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress({ sent: loaded, total });
    };
    // The server is working now, and may take its time.
    call.upload.onload = () => clearTimeout(stall);
    call.onerror = () => fail(unreachable());
    call.ontimeout = () => fail(timedOut());
    call.onload = () => {
      settle();
      readResponse<Received<Calls[Name]>>(asResponse(call)).then(
        ({ body }) => resolve(body),
        reject,
      );
    };

    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    call.open('POST', addressOf(name, {}));
    call.timeout = timeoutMs;
    call.setRequestHeader('accept', 'application/json');
    for (const header of Object.entries(headers)) call.setRequestHeader(...header);
    const token = readSession()?.token;
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    watch();
    call.send(form);
  });
}

function asResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  const retryAfter = call.getResponseHeader('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(call.responseText || null, { status: call.status, headers });
}
