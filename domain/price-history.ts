/** A current or earlier price, in cedi, and since when (ISO 8601). */
export interface PriceStep {
  price: number;
  since: string;
}

/** In cedi. */
export interface PriceChange {
  from: number;
  to: number;
  at: Date;
}

/** A price corrected within these milliseconds was a slip. */
const SLIP_MS = 60 * 60_000;

/**
 * A reduction is measured against the lowest price of this many milliseconds before (Directive 2005/29/EC, article 6a of
 * 98/6/EC).
 */
const COMPARED_MS = 30 * 86_400_000;

const MOST_STEPS = 12;

/**
 * A listing's prices, today's first, without slips that were corrected within an hour; empty when there was only one.
 * @param changes oldest first.
 */
export function priceSteps(createdAt: Date, changes: readonly PriceChange[]): PriceStep[] {
  const [first] = changes;
  if (!first) return [];
  const all = [
    { price: first.from, at: createdAt },
    ...changes.map(({ to, at }) => ({ price: to, at })),
  ];
  const held = all.filter(({ at }, index) => {
    const next = all[index + 1];
    return next === undefined || next.at.getTime() - at.getTime() >= SLIP_MS;
  });
  const changed = held.filter(({ price }, index) => price !== held[index - 1]?.price);
  if (changed.length < 2) return [];
  return changed
    .slice(-MOST_STEPS)
    .reverse()
    .map(({ price, at }) => ({ price, since: at.toISOString() }));
}

export interface PriceDrop {
  /** The lowest earlier price, in cedi. */
  before: number;
  /** A whole number of at least 1. */
  percent: number;
  /** A moment, ISO 8601. */
  since: string;
}

/**
 * How far today's price is below the lowest of the 30 days before it; undefined when it is not. Raising a price to lower it
 * again therefore shows no drop.
 * @param steps today's first, as priceSteps returns them.
 */
export function priceDrop(steps: readonly PriceStep[]): PriceDrop | undefined {
  const [current, ...before] = steps;
  if (!current) return undefined;
  const from = Date.parse(current.since) - COMPARED_MS;
  // Each price held until the next began, so the latest one from before those days was still in force in them.
  const last = before.findIndex(({ since }) => Date.parse(since) <= from);
  const compared = last < 0 ? before : before.slice(0, last + 1);
  if (compared.length === 0) return undefined;
  const lowest = Math.min(...compared.map(({ price }) => price));
  const percent = Math.round(((lowest - current.price) / lowest) * 100);
  return percent >= 1 ? { before: lowest, percent, since: current.since } : undefined;
}
