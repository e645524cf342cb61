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
  #kept: { until: number; states: [name: string, Promise<CheckState>][] } | undefined;

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

  /** @param excluded checks that the caller ignores, and does not wait for. */
  async report(excluded: readonly string[] = []): Promise<ReadinessReport> {
    const now = performance.now();
    if (!this.#kept || this.#kept.until < now) {
      this.#kept = { until: now + this.#times.keptMs, states: this.#look() };
    }
    const asked = this.#kept.states.filter(([name]) => !excluded.includes(name));
    const states = asked.map(async ([name, state]) => [name, await state] as const);
    const checks = Object.fromEntries(await Promise.all(states));
    const isUp = Object.values(checks).every((state) => state === 'ok');
    if (this.#stopping) return { ready: false, status: 'stopping', checks };
    return { ready: isUp, status: isUp ? 'ready' : 'not ready', checks };
  }

  #look(): [name: string, Promise<CheckState>][] {
    const { checkMs } = this.#times;
    return Object.entries(this.#checks).map(([name, check]) => [name, stateOf(check, checkMs)]);
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
