/** Calls that may be under way before anything is known, and again once all found room for a while. */
const FIRST = 8;
const MOST = 512;
/** Never fewer: while one waits for the database another has the processor. */
const LEAST = 2;
/** How long is looked at before the limit changes, in milliseconds, and how many responses at least. */
const WINDOW_MS = 100;
const WINDOW_RESPONSES = 10;
/** How many times longer than usual responses may take. */
const TOLERATED = 2;
/** By how much the limit falls at most from one window to the next. */
const STEEPEST = 0.5;
/** How long all found room before as many as at first are let in again, in milliseconds. */
const CALM_MS = 1_000;
/** How many responses make up what is usual. */
const REMEMBERED = 50;
/** What counts as usual: the time of a call that had the process to itself, or nearly, until one had. */
const ALONE = 1;
const NEARLY_ALONE = 4;

/** A call that is under way. */
export interface Work {
  kind: string;
  /** When it began to wait for us, in milliseconds. */
  began: number;
  /** How many were under way with it. */
  beside: number;
}

/**
 * How many calls may be under way at once, found by how long they take: by Little's law what is under way is throughput
 * times latency, so once responses take longer without becoming more, the limit falls to where they take twice as long as
 * a call of their kind by itself; while they do not, it grows by a tenth at a time. It needs no setting and fits
 * whatever is scarce, our own thread or the database (docs/decisions/overload.md).
 */
export class ConcurrencyLimit {
  readonly #usual = new Map<string, { ms: number; responses: number }>();
  #limit = FIRST;
  #underWay = 0;
  #fullAt = Number.NEGATIVE_INFINITY;
  #window = emptyWindow(0);

  get limit(): number {
    return this.#limit;
  }

  /** @param beyond how many more than the limit, as a share of it. */
  hasRoom(now: number, beyond = 0): boolean {
    if (now - this.#fullAt > CALM_MS) this.#limit = Math.max(this.#limit, FIRST);
    if (this.#underWay < this.#limit * (1 + beyond)) return true;
    this.#fullAt = now;
    this.#window.isFull = true;
    return false;
  }

  /** @param began when it began to wait for us. */
  begin(kind: string, began: number): Work {
    this.#underWay += 1;
    this.#window.most = Math.max(this.#window.most, this.#underWay);
    return { kind, began, beside: this.#underWay };
  }

  /** @param isServed false for one whose client left: it says nothing of how long a response takes. */
  end({ kind, began, beside }: Work, now: number, isServed: boolean): void {
    const crowd = Math.max(beside, this.#underWay);
    this.#underWay -= 1;
    if (!isServed) return;
    this.#learn(kind, now - began, crowd);
    this.#count(kind, now - began, now);
  }

  #learn(kind: string, ms: number, crowd: number): void {
    const usual = this.#usual.get(kind);
    if (crowd > (usual ? ALONE : NEARLY_ALONE)) return;
    const { ms: before, responses } = usual ?? { ms, responses: 0 };
    const weight = 1 / Math.min(responses + 1, REMEMBERED);
    this.#usual.set(kind, { ms: before + (ms - before) * weight, responses: responses + 1 });
  }

  #count(kind: string, ms: number, now: number): void {
    const window = this.#window;
    window.responses += 1;
    const usual = this.#usual.get(kind);
    if (usual) {
      window.took += ms;
      window.usual += usual.ms;
    }
    if (now - window.began < WINDOW_MS || window.responses < WINDOW_RESPONSES) return;
    this.#adjust(window);
    this.#window = emptyWindow(now);
  }

  #adjust({ took, usual, most, isFull }: Window): void {
    // Where nothing is usual yet, it is found out by letting fewer in.
    const slowness = usual > 0 ? took / usual : Number.POSITIVE_INFINITY;
    if (slowness > TOLERATED) {
      const share = Math.max(STEEPEST, TOLERATED / slowness);
      this.#limit = Math.max(LEAST, Math.min(this.#limit, most) * share);
    } else if (isFull) {
      this.#limit = Math.min(MOST, this.#limit * 1.1);
    }
  }
}

interface Window {
  began: number;
  responses: number;
  /** Milliseconds that the responses took, and would have taken by themselves. */
  took: number;
  usual: number;
  /** The most that was under way. */
  most: number;
  /** Somebody found no room. */
  isFull: boolean;
}

const emptyWindow = (began: number): Window => ({
  began,
  responses: 0,
  took: 0,
  usual: 0,
  most: 0,
  isFull: false,
});
