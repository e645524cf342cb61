import { ERRORS, Server } from '@tus/server';
import type { Actor } from '#domain/accounts/actor.ts';
import { DomainError, type ErrorCode, errorMessages } from '#domain/errors.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isNoRoom } from '#server/platform/storage/errors.ts';
import { startUpload } from './start-upload.ts';
import { uploadLocker } from './upload-locker.ts';
import { UploadStore } from './upload-store.ts';
import { validateUpload } from './validate-upload.ts';

/** The part of the tus 1.0 library that we use. */
export interface TusServer {
  /**
   * Responds to a request whose sender is known to be allowed.
   * @throws {DomainError} if it is refused.
   */
  respond(request: Request, actor: Actor): Promise<Response>;
}

/** The sender went away, or goes on over another connection; received bytes are kept. */
export class InterruptedError extends DomainError {
  constructor() {
    super('CONFLICT', errorMessages.badInput);
  }
}

/** The tus server at `path`, with our own ids, store and locks, and the API's errors. */
export function createTusServer(platform: Platform, path: string): TusServer {
  const actors = new WeakMap<object, Actor>();
  const server = new Server({
    path,
    datastore: new UploadStore(platform),
    locker: uploadLocker(platform.locks),
    relativeLocation: true,
    allowedOrigins: () => false,
    async namingFunction(request, metadata) {
      const actor = actors.get(request);
      if (!actor) throw new Error('an upload of nobody');
      const bytes = Number(request.headers.get('upload-length'));
      return startUpload(platform, actor, { kind: metadata?.kind, bytes });
    },
    // Its lister is still there to choose another file.
    async onUploadFinish(_request, { id }) {
      await validateUpload(platform, id);
      return {};
    },
    onResponseError: (_request, error) => {
      throw asDomainError(error);
    },
  });
  /** Only these requests bring bytes. */
  async function announced(request: Request): Promise<(() => void) | undefined> {
    if (request.method !== 'PATCH') return undefined;
    const bytes = Number(request.headers.get('content-length') ?? 0);
    return platform.disk.announce(bytes).catch((error) => {
      throw asDomainError(error);
    });
  }
  return {
    async respond(request, actor) {
      actors.set(request, actor);
      const written = await announced(request);
      try {
        const response = await server.handleWeb(request);
        if (response.status >= 400) throw refusalOf(response.status, await response.text());
        return response;
      } finally {
        written?.();
      }
    },
  };
}

const NOT_SUPPORTED = 501;

const CODES: Record<number, ErrorCode> = {
  403: 'BAD_INPUT',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

function asDomainError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (error === ERRORS.ABORTED) return new InterruptedError();
  if (isNoRoom(error)) {
    return new DomainError('UNAVAILABLE', uploadMessages.noRoom, {
      cause: error,
      retryAfterSeconds: 60,
    });
  }
  const { status_code: status, body } = error as { status_code?: number; body?: string };
  const isOurs = status === undefined || (status >= 500 && status !== NOT_SUPPORTED);
  return isOurs ? error : refusalOf(status, body ?? '');
}

/** Puts the protocol's refusals into our shape; their words are for authors of clients. */
function refusalOf(status: number, words: string): DomainError {
  const code = CODES[status] ?? 'BAD_INPUT';
  if (code === 'NOT_FOUND') return new DomainError(code, uploadMessages.notThere);
  return new DomainError(code, words.trim() || errorMessages.badInput);
}
