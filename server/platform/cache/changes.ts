import type { Topic } from './topics.ts';

/** Topics whose last change is remembered; beyond them everything counts as changed. */
const MAX_TOPICS = 20_000;

/** When what was changed, counted in announcements as this process heard them. */
export class Changes {
  #count = 0;
  /** What was made before it is old, whatever it depends on. */
  #floor = 0;
  readonly #changedAt = new Map<string, number>();

  /** The moment of the last announcement. */
  get moment(): number {
    return this.#count;
  }

  announce(topic: string): void {
    this.#count += 1;
    if (this.#changedAt.size >= MAX_TOPICS && !this.#changedAt.has(topic)) this.everything();
    else this.#changedAt.set(topic, this.#count);
  }

  /** Everything may have changed. */
  everything(): void {
    this.#count += 1;
    this.#floor = this.#count;
    this.#changedAt.clear();
  }

  /** Whether nothing was changed since a moment that something depends on. */
  areNoneSince(moment: number, topics: readonly Topic[]): boolean {
    if (moment < this.#floor) return false;
    return topics.every((topic) => (this.#changedAt.get(topic) ?? 0) <= moment);
  }
}
