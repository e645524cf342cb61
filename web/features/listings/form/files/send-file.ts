import type { DetailedError } from 'tus-js-client';
import { errorMessages } from '#domain/errors.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { request } from '#web/lib/api/api.ts';
import { readSession } from '#web/lib/session/session.ts';
import type { QueueParts } from './queue-parts.ts';
import type { Transfer, TransferProblem } from './transfer.ts';

const ENDPOINT = '/api/uploads';

/** A proxy that collects whole requests costs no more than a piece. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Delays between retries; any progress starts them over. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

/** After this long without a byte, the connection is dead even if nothing reports it. */
const STALL_MS = 45_000;

/** The page draws progress so often, and no more: a slow phone has better to do. */
const TELL_MS = 250;

/** Uploads a file by tus 1.0, resuming an earlier attempt. The library is loaded with the first file. */
export const sendFile: QueueParts['send'] = (file, kind, url, events): Transfer => {
  let stopped = false;
  let stop = () => {};
  const run = async () => {
    const tus = await import('tus-js-client').catch(() => undefined);
    if (stopped) return;
    if (!tus?.isSupported) {
      return events.failed({ kind: 'with-form', sentence: uploadMessages.unsupported });
    }
    let toldAt = 0;
    const stall = watchForStall(() => void upload.abort().then(() => !stopped && begin()));
    const begin = () => {
      stall.watch();
      upload.start();
    };
    const upload = new tus.Upload(file, {
      endpoint: ENDPOINT,
      uploadUrl: url ?? null,
      metadata: { kind },
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        const token = readSession()?.token;
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onShouldRetry(error) {
        if (statusOf(error) === 0) events.away();
        return isWorthRetrying(statusOf(error)) && navigator.onLine;
      },
      onUploadUrlAvailable: () => upload.url && events.located(upload.url),
      onProgress(sent, total) {
        stall.watch();
        if (sent < total && performance.now() - toldAt < TELL_MS) return;
        toldAt = performance.now();
        events.progress(sent, total);
      },
      onSuccess() {
        stall.end();
        events.done();
      },
      onError(error) {
        stall.end();
        events.failed(problemOf(error as DetailedError));
      },
    });
    stop = () => {
      stall.end();
      void upload.abort();
    };
    begin();
  };
  void run();
  return {
    stop() {
      stopped = true;
      stop();
    },
  };
};

/** Calls back when nothing has moved for too long since `watch` was last called. */
function watchForStall(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    watch() {
      end();
      timer = setTimeout(onStall, STALL_MS);
    },
    end,
  };
}

/** Deletes an upload on the server; if that fails, it expires there. */
export const discardUpload: QueueParts['discard'] = (url) => {
  const { pathname } = new URL(url, window.location.origin);
  request(pathname, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(() => {});
};

const statusOf = (error: DetailedError | Error) =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** No response, a temporarily slow connection, a failing server, or one still holding the broken connection. */
const isWorthRetrying = (status: number) =>
  status === 0 || status === 408 || status === 409 || status === 423 || status >= 500;

function problemOf(error: DetailedError): TransferProblem {
  const status = statusOf(error);
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  const said = sentenceIn(error.originalResponse?.getBody());
  const sentence = said ?? errorMessages.internal;
  if (status === 429) return { kind: 'with-form', sentence };
  // A proxy's own refusal may be temporary.
  const isJudged = said !== undefined && (status === 413 || status === 415);
  return { kind: isJudged ? 'refused' : 'failed', sentence };
}

function sentenceIn(body: string | undefined): string | undefined {
  try {
    const { message } = JSON.parse(body ?? '') as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // A proxy in between responds with a page of its own.
  }
  return undefined;
}
