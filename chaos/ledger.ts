/** A row that was acknowledged: found by its id, it should be in one of some states; null means "not there". */
export interface PromisedRow {
  kind: RowKind;
  id: string;
  possible: Set<string | null>;
}

export const ROW_KINDS = [
  'user',
  'profile',
  'comment',
  'booking',
  'payment',
  'enquiry',
  'property',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * Everything the product has acknowledged. A row whose change got no response may be old or new, and is not touched again: a
 * frozen process may still carry the change out.
 */
export class Ledger {
  readonly #rows = new Map<string, PromisedRow>();
  readonly photos = new Set<string>();
  /** A word of each expected email; some share theirs. */
  readonly mails: string[] = [];
  /** Counts of responses by status; 0 is "no response". */
  readonly responses = new Map<number, number>();
  /** Responses that are faults in themselves, for example a 500. */
  readonly faultyResponses: string[] = [];

  /** Call when a response confirms the state. */
  promise(kind: RowKind, id: string, state: string | null): void {
    this.#rows.set(`${kind} ${id}`, { kind, id, possible: new Set([state]) });
  }

  /** Call before a change: until a response confirms it, the old state and the new one are both right. */
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
