/** A price that a listing has or had, in cedi, and since when (ISO 8601). */
export interface PriceStep {
  price: number;
  since: string;
}

/** A change of a price, in cedi. */
export interface PriceChange {
  from: number;
  to: number;
  at: Date;
}

/** A price that was corrected sooner was a slip, in milliseconds. */
const SLIP_MS = 60 * 60_000;

/** A price counts as lowered against the lowest of so long before (Directive 2005/29/EC, article 6a of 98/6/EC). */
const COMPARED_MS = 30 * 86_400_000;

/** How many are shown. */
const MOST_STEPS = 12;

/**
 * The prices of a listing, today's first, without slips that were corrected within an hour; empty where there was one only.
 * @param changes the oldest first.
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

/** A price that is lower than before. */
export interface PriceDrop {
  /** The lowest price of before, in cedi. */
  before: number;
  /** A whole number, 1 at least. */
  percent: number;
  /** A moment, ISO 8601. */
  since: string;
}

/**
 * How much today's price is below the lowest of the 30 days before it; undefined where it is not. So a lister who raises a
 * price to lower it again has lowered nothing.
 * @param steps today's first, as priceSteps makes them.
 */
export function priceDrop(steps: readonly PriceStep[]): PriceDrop | undefined {
  const [current, ...before] = steps;
  if (!current) return undefined;
  const from = Date.parse(current.since) - COMPARED_MS;
  // Each held until the next began: the first that began earlier than those days was in force in them, too.
  const last = before.findIndex(({ since }) => Date.parse(since) <= from);
  const compared = last < 0 ? before : before.slice(0, last + 1);
  if (compared.length === 0) return undefined;
  const lowest = Math.min(...compared.map(({ price }) => price));
  const percent = Math.round(((lowest - current.price) / lowest) * 100);
  return percent >= 1 ? { before: lowest, percent, since: current.since } : undefined;
}
