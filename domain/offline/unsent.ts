/** What can be written without a network, and is sent later. */
export type UnsentKind = 'comment' | 'enquiry' | 'message';

/** So long it is sent without being looked at again, in days: shorter than its key lives (domain/idempotency). */
export const UNSENT_DAYS = 7;

/** Something that was written and waits to be sent: a call of the API, with what people see of it. */
export interface Unsent {
  /** The key under which the server makes it once, however often it is sent. */
  key: string;
  kind: UnsentKind;
  /** Who wrote it: nobody else sees or sends it. */
  userId: string;
  call: { path: string; method: 'POST' | 'PUT' | 'DELETE'; json: unknown };
  /** The page it belongs to. */
  about: { name: string; path: string };
  /** As its author reads it. */
  text: string;
  /** The beginnings of the keys of what is read again once it is sent. */
  changes: string[][];
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** Why the server refused it; it is not sent again unless its author does. */
  refusal?: string;
}

/** Whether it may be sent without a look: after its key is forgotten it might be made a second time. */
export const isTooOld = ({ writtenAt }: Pick<Unsent, 'writtenAt'>, now: number): boolean =>
  now - writtenAt > UNSENT_DAYS * 24 * 60 * 60 * 1000;
