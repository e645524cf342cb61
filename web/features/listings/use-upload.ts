import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { PROPERTY_QUERIES, uploadProperty } from './calls.ts';

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
export function useUpload() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function send(form: FormData): Promise<UploadResult> {
    const controller = new AbortController();
    call.current = controller;
    const startedAt = Date.now();
    setSending({ sent: 0, total: 0, elapsedMs: 0 });
    try {
      await uploadProperty(form, {
        signal: controller.signal,
        onProgress: (progress) => setSending({ ...progress, elapsedMs: Date.now() - startedAt }),
      });
      for (const name of PROPERTY_QUERIES) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
      return { kind: 'uploaded' };
    } catch (error) {
      return controller.signal.aborted ? { kind: 'cancelled' } : failed(error);
    } finally {
      setSending(undefined);
    }
  }

  return { send, sending, cancel: () => call.current?.abort() };
}

/** What the server refused is said in its words, everything else in the specification's (§8). */
function failed(error: unknown): UploadResult {
  if (error instanceof ApiError && error.reason && error.status >= 400 && error.status < 500) {
    return { kind: 'failed', message: error.reason, fields: error.fields };
  }
  return { kind: 'failed', message: uploadPropertySentences.failure, fields: {} };
}
