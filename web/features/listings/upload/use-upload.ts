import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { hasArrived, onceHeaders } from '#web/lib/idempotency-key.ts';
import type { UploadKind } from './upload-kind.ts';

export interface Sending {
  /** Bytes. */
  sent: number;
  total: number;
  elapsedMs: number;
}

export type UploadResult =
  /** `path`: of the new listing's page. */
  | { kind: 'uploaded'; path: string }
  | { kind: 'cancelled' }
  | { kind: 'files-missing' }
  | { kind: 'signed-out' }
  /** `status`: of the answer, where the server refused. */
  | {
      kind: 'failed';
      message: string;
      fields: Readonly<Record<string, string>>;
      status?: number;
    };

/** Sends the form, tells how far it is, and can be cancelled. Leaving the page cancels too. */
export function useUpload({
  send: sendForm,
  queries,
  draftKey,
  sentences,
}: Pick<UploadKind<string>, 'send' | 'queries' | 'draftKey' | 'sentences'>) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  /**
   * `arrived` gives the form once its files are on the server, or nothing when some are not; `content` is what was
   * typed and chosen: sent again it is the same listing.
   */
  async function send(
    content: string,
    arrived: (signal: AbortSignal) => Promise<FormData | undefined>,
  ): Promise<UploadResult> {
    const controller = new AbortController();
    const { signal } = controller;
    call.current = controller;
    const startedAt = Date.now();
    setSending({ sent: 0, total: 0, elapsedMs: 0 });
    try {
      const form = await arrived(signal);
      if (signal.aborted) return { kind: 'cancelled' };
      if (!form) return { kind: 'files-missing' };
      const path = await sendForm(form, {
        signal,
        headers: onceHeaders(draftKey, content),
        onProgress: (progress) => setSending({ ...progress, elapsedMs: Date.now() - startedAt }),
      });
      hasArrived(draftKey);
      for (const name of queries) void queryClient.invalidateQueries({ queryKey: [name] });
      return { kind: 'uploaded', path };
    } catch (error) {
      return signal.aborted ? { kind: 'cancelled' } : failed(error, sentences.failure);
    } finally {
      setSending(undefined);
    }
  }

  return { send, sending, cancel: () => call.current?.abort() };
}

/** What the server refused is said in its words, everything else in the specification's (§8). */
function failed(error: unknown, failure: string): UploadResult {
  if (error instanceof ApiError && error.status === 401) return { kind: 'signed-out' };
  if (error instanceof ApiError && error.reason && error.status >= 400 && error.status < 500) {
    return { kind: 'failed', message: error.reason, fields: error.fields, status: error.status };
  }
  return { kind: 'failed', message: failure, fields: {} };
}
