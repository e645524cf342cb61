import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { uploadForm } from '#web/lib/upload.ts';
import type { UploadKind } from './upload-kind.ts';

export interface Sending {
  /** Bytes. */
  sent: number;
  total: number;
  elapsedMs: number;
}

export type UploadResult =
  | { kind: 'uploaded' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string; fields: Readonly<Record<string, string>> };

/** Sends the form, tells how far it is, and can be cancelled. Leaving the page cancels too. */
export function useUpload({
  path,
  queries,
  sentences,
}: Pick<UploadKind<string>, 'path' | 'queries' | 'sentences'>) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  /** `bytes` is about how much there is to send, until the browser tells. */
  async function send(form: FormData, bytes: number): Promise<UploadResult> {
    const controller = new AbortController();
    call.current = controller;
    const startedAt = Date.now();
    setSending({ sent: 0, total: bytes, elapsedMs: 0 });
    try {
      await uploadForm(path, form, {
        signal: controller.signal,
        onProgress: (progress) => setSending({ ...progress, elapsedMs: Date.now() - startedAt }),
      });
      for (const name of queries) void queryClient.invalidateQueries({ queryKey: [name] });
      return { kind: 'uploaded' };
    } catch (error) {
      return controller.signal.aborted ? { kind: 'cancelled' } : failed(error, sentences.failure);
    } finally {
      setSending(undefined);
    }
  }

  return { send, sending, cancel: () => call.current?.abort() };
}

/** What the server refused is said in its words, everything else in the specification's (§8). */
function failed(error: unknown, failure: string): UploadResult {
  if (error instanceof ApiError && error.reason && error.status >= 400 && error.status < 500) {
    return { kind: 'failed', message: error.reason, fields: error.fields };
  }
  return { kind: 'failed', message: failure, fields: {} };
}
