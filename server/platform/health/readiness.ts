export type CheckState = 'ok' | 'failing' | 'starting';

/** Checks one thing that the process needs; a rejection, or `false`, means that it is missing. */
export type Check = () => unknown;

export interface ReadinessReport {
  ready: boolean;
  status: 'ready' | 'not ready' | 'stopping';
  checks: Record<string, CheckState>;
}

interface ReadinessTimes {
  /** A check that takes longer has failed, in milliseconds. */
  checkMs: number;
  /** Results are kept for this long, in milliseconds, because anyone may ask. */
  keptMs: number;
}

const TIMES: ReadinessTimes = { checkMs: 1_000, keptMs: 250 };

/**
 * Decides whether this process should be sent requests. A failing check makes it unready at once, and a passing one
 * ready again: how many failures in a row count is up to the proxy (docs/decisions/platform/health-and-stopping.md).
 */
export class Readiness {
  readonly #checks: Record<string, Check>;
  readonly #times: ReadinessTimes;
  #stopping = false;
  #kept: { until: number; states: Promise<Record<string, CheckState>> } | undefined;

  constructor(checks: Record<string, Check>, times: Partial<ReadinessTimes> = {}) {
    this.#checks = checks;
    this.#times = { ...TIMES, ...times };
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Makes it unready for good. */
  stop(): void {
    this.#stopping = true;
  }

  /** @param excluded checks that the caller ignores; they are made all the same. */
  async report(excluded: readonly string[] = []): Promise<ReadinessReport> {
    const now = performance.now();
    if (!this.#kept || this.#kept.until < now) {
      this.#kept = { until: now + this.#times.keptMs, states: this.#look() };
    }
    const checks = await this.#kept.states;
    const isUp = Object.entries(checks).every(
      ([name, state]) => state === 'ok' || excluded.includes(name),
    );
    if (this.#stopping) return { ready: false, status: 'stopping', checks };
    return { ready: isUp, status: isUp ? 'ready' : 'not ready', checks };
  }

  async #look(): Promise<Record<string, CheckState>> {
    const entries = Object.entries(this.#checks).map(async ([name, check]) => {
      return [name, await stateOf(check, this.#times.checkMs)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** Thrown by a check of something that has not started yet. */
export class NotStartedError extends Error {
  override name = 'NotStartedError';
}

async function stateOf(check: Check, ms: number): Promise<CheckState> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the check took too long')), ms);
  try {
    const found = await Promise.race([(async () => check())(), late.promise]);
    return found === false ? 'failing' : 'ok';
  } catch (error) {
    return error instanceof NotStartedError ? 'starting' : 'failing';
  } finally {
    clearTimeout(timer);
  }
}
