import { readResponse, timedOut, unreachable } from './api.ts';
import { readSession } from './session.ts';

/** How far an upload is, in bytes; `total` includes what the form adds to its files. */
export interface UploadProgress {
  sent: number;
  total: number;
}

export interface UploadOptions {
  onProgress(progress: UploadProgress): void;
  headers?: Record<string, string>;
  /** Breaks the upload off; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call; none by default. */
  timeoutMs?: number;
  /** Milliseconds without a single byte sent until it is given up; 60 s by default. */
  stallMs?: number;
}

/**
 * Posts a form with files and reports how far it is, which `fetch` cannot. Gives the response's JSON; fails
 * as callApi does.
 */
export function uploadForm<T>(
  path: string,
  form: FormData,
  { onProgress, headers = {}, signal, timeoutMs = 0, stallMs = 60_000 }: UploadOptions,
): Promise<T> {
  const call = new XMLHttpRequest();
  return new Promise<T>((resolve, reject) => {
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
    // From here on the server is at work, and takes as long as it takes.
    call.upload.onload = () => clearTimeout(stall);
    call.onerror = () => fail(unreachable());
    call.ontimeout = () => fail(timedOut());
    call.onload = () => {
      settle();
      readResponse<T>(asResponse(call)).then(({ body }) => resolve(body), reject);
    };

    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    call.open('POST', path);
    call.timeout = timeoutMs;
    call.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
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
