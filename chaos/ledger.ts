/** What is written, and how it may be found again: by its id, in one of some states; null is "not there". */
export interface PromisedRow {
  kind: RowKind;
  id: string;
  possible: Set<string | null>;
  /** When it last changed here. */
  at: number;
}

export const ROW_KINDS = [
  'user',
  'comment',
  'booking',
  'enquiry',
  'property',
  'car',
  'contact message',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A word that stands in every mail of one event, and in how many mails that differ. */
export interface PromisedMails {
  word: string;
  mails: number;
}

/**
 * What the product has acknowledged. A row whose change got no response may be old or new, and is not touched again:
 * a process that was frozen may still carry it out.
 */
export class Ledger {
  readonly #rows = new Map<string, PromisedRow>();
  readonly #photos = new Map<string, number>();
  readonly #mails: PromisedMails[] = [];
  /** Responses by status; 0 is "no response". */
  readonly responses = new Map<number, number>();
  /** Responses that are faults in themselves, such as a 500. */
  readonly faultyResponses: string[] = [];

  /** A response says that it is so. */
  promise(kind: RowKind, id: string, state: string | null): void {
    this.#rows.set(key(kind, id), { kind, id, possible: new Set([state]), at: Date.now() });
  }

  /** A call is about to make it so: until a response says that it did, it is as before, or so. */
  attempt(kind: RowKind, id: string, state: string | null): void {
    const row = this.#rows.get(key(kind, id));
    row?.possible.add(state);
    if (row) row.at = Date.now();
  }

  promisePhoto(photoKey: string): void {
    this.#photos.set(photoKey, Date.now());
  }

  promiseMails(word: string, mails: number): void {
    this.#mails.push({ word, mails });
  }

  countResponse(status: number): void {
    this.responses.set(status, (this.responses.get(status) ?? 0) + 1);
  }

  /** Rows that changed since a moment. */
  rows(since = 0): PromisedRow[] {
    return [...this.#rows.values()].filter(({ at }) => at >= since);
  }

  photos(since = 0): string[] {
    return [...this.#photos].filter(([, at]) => at >= since).map(([photoKey]) => photoKey);
  }

  get mails(): readonly PromisedMails[] {
    return this.#mails;
  }
}

const key = (kind: RowKind, id: string) => `${kind} ${id}`;
