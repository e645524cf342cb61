import type { ErrorCode } from '#domain/errors.ts';

/** The error of a call; the two without a response have the status 0. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT';

interface Failure {
  status: number;
  message: string;
  code: ApiErrorCode;
  fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before trying again (429, 503). */
  retryAfter?: number | undefined;
  /** The response gave no explanation; `message` is ours. */
  unexplained?: boolean;
}

/** A failed call of the API; `message` is a sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  readonly #unexplained: boolean;

  constructor({ status, message, code, fields = {}, retryAfter, unexplained = false }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.#unexplained = unexplained;
  }

  /** True when no response came at all. */
  get hasNoResponse(): boolean {
    return this.status === 0;
  }

  /** True if the same call would be refused again. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }

  /** The server's own explanation; undefined if the error catalogue (specification §8) has the message instead. */
  get reason(): string | undefined {
    return this.hasNoResponse || this.#unexplained ? undefined : this.message;
  }
}
