/** Things people can write offline, to be sent later. */
export type UnsentKind = 'comment' | 'enquiry' | 'message';

/** Days during which unsent texts go out without another look: shorter than their key lives (domain/idempotency). */
export const UNSENT_DAYS = 7;

/** A written text that waits to be sent: a call of the API, with what people see of it. */
export interface Unsent {
  /** The idempotency key: however often the call is sent, it takes effect once. */
  key: string;
  kind: UnsentKind;
  /** The author: nobody else sees or sends it. */
  userId: string;
  call: { path: string; method: 'POST' | 'PUT' | 'DELETE'; json: unknown };
  /** The page it belongs to. */
  about: { name: string; path: string };
  /** As its author reads it. */
  text: string;
  /** Beginnings of the query keys to refetch once it is sent. */
  changes: string[][];
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** The server's reason for refusing it; then only its author can send it again. */
  refusal?: string;
}

/** Too old to send without another look: once its key is forgotten, sending might do it twice. */
export const isTooOld = ({ writtenAt }: Pick<Unsent, 'writtenAt'>, now: number): boolean =>
  now - writtenAt > UNSENT_DAYS * 24 * 60 * 60 * 1000;
