import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from './checks/mails.ts';
import type { Inspector } from './inspector.ts';

const EVERY_MS = 250;
const LATE_MS = 1_000;

/** Notes when the database does not respond, until it is stopped. */
export class OutageWatch {
  readonly outages: Outage[] = [];
  readonly #inspector: Pick<Inspector, 'responds'>;
  #wanted = true;
  #life: Promise<void> | undefined;

  constructor(inspector: Pick<Inspector, 'responds'>) {
    this.#inspector = inspector;
  }

  start(): void {
    this.#life = this.#live();
  }

  async #live(): Promise<void> {
    let respondedAt = Date.now();
    let current: Outage | undefined;
    while (this.#wanted) {
      const askedAt = Date.now();
      const responds = await this.#inspector.responds();
      const now = Date.now();
      // One that was frozen responds late.
      if (responds && !current && now - askedAt > LATE_MS) {
        this.outages.push({ from: askedAt, to: now });
      }
      if (responds) {
        if (current) current.to = now;
        current = undefined;
        respondedAt = now;
      } else if (!current) {
        current = { from: respondedAt, to: Number.POSITIVE_INFINITY };
        this.outages.push(current);
      }
      await wait(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#life;
  }
}
