import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from './checks/mails.ts';
import type { Inspector } from './inspector.ts';

const EVERY_MS = 250;
const LATE_MS = 1_000;

/** Notes when the database gives no answer, until it is stopped. */
export class OutageWatch {
  readonly outages: Outage[] = [];
  readonly #inspector: Pick<Inspector, 'answers'>;
  #wanted = true;
  #life: Promise<void> | undefined;

  constructor(inspector: Pick<Inspector, 'answers'>) {
    this.#inspector = inspector;
  }

  start(): void {
    this.#life = this.#live();
  }

  async #live(): Promise<void> {
    let answeredAt = Date.now();
    let current: Outage | undefined;
    while (this.#wanted) {
      const askedAt = Date.now();
      const answers = await this.#inspector.answers();
      const now = Date.now();
      // One that was frozen answers late.
      if (answers && !current && now - askedAt > LATE_MS) {
        this.outages.push({ from: askedAt, to: now });
      }
      if (answers) {
        if (current) current.to = now;
        current = undefined;
        answeredAt = now;
      } else if (!current) {
        current = { from: answeredAt, to: Number.POSITIVE_INFINITY };
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
