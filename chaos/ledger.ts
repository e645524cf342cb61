/** What is written, and how it may be found again: by its id, in one of some states; null is "not there". */
export interface PromisedRow {
  kind: RowKind;
  id: string;
  possible: Set<string | null>;
}

export const ROW_KINDS = ['user', 'comment', 'booking', 'enquiry', 'property'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * What the product has acknowledged. A row whose change got no response may be old or new, and is not touched again:
 * a process that was frozen may still carry it out.
 */
export class Ledger {
  readonly #rows = new Map<string, PromisedRow>();
  /** Keys of photos. */
  readonly photos = new Set<string>();
  /** A word of each mail that is to come; some have the same. */
  readonly mails: string[] = [];
  /** Responses by status; 0 is "no response". */
  readonly responses = new Map<number, number>();
  /** Responses that are faults in themselves, such as a 500. */
  readonly faultyResponses: string[] = [];

  /** A response says that it is so. */
  promise(kind: RowKind, id: string, state: string | null): void {
    this.#rows.set(`${kind} ${id}`, { kind, id, possible: new Set([state]) });
  }

  /** A call is about to make it so: until a response says that it did, it is as before, or so. */
  attempt(kind: RowKind, id: string, state: string | null): void {
    this.#rows.get(`${kind} ${id}`)?.possible.add(state);
  }

  countResponse(status: number): void {
    this.responses.set(status, (this.responses.get(status) ?? 0) + 1);
  }

  get rows(): PromisedRow[] {
    return [...this.#rows.values()];
  }
}
