/** Nights by number, counted from any day; free again at `to`. */
export interface Nights {
  from: number;
  to: number;
}

/** When something was asked for and answered, in one clock of all processes. */
export interface Asked {
  begun: number;
  ended: number;
}

/** Nights that were given, and when they were given back; both are certain only within the time of the call. */
export interface Held extends Nights {
  listing: number;
  given: Asked;
  freed?: Asked | undefined;
}

/** Nights that were refused as taken. */
export interface Refused extends Nights {
  listing: number;
  asked: Asked;
  /** What asked for other nights instead, and was not in its own way. */
  own?: Held | undefined;
}

/**
 * The refusals that were wrong: by a model that knows only days, the nights were free all the time that the call took, even if
 * everything that may have held them then did. Units are equal, so nights fit if none of them has as many takers as there are
 * units.
 */
export function findFalseRefusals(
  held: readonly Held[],
  refused: readonly Refused[],
  unitsOf: (listing: number) => number,
): Refused[] {
  const byListing = Map.groupBy(held, ({ listing }) => listing);
  return refused.filter((refusal) => {
    const rivals = (byListing.get(refusal.listing) ?? []).filter(
      (each) =>
        each !== refusal.own &&
        each.given.begun <= refusal.asked.ended &&
        (each.freed === undefined || each.freed.ended >= refusal.asked.begun),
    );
    return mostOnANight(rivals, refusal) < unitsOf(refusal.listing);
  });
}

/** The nights on which more was surely held at once than there are units, at any time. */
export function findOverlaps(held: readonly Held[], unitsOf: (listing: number) => number): Held[] {
  const byListing = Map.groupBy(held, ({ listing }) => listing);
  return held.filter((one) => {
    // Each moment that counts is one at which something had surely been given.
    const at = one.given.ended;
    const atOnce = (byListing.get(one.listing) ?? []).filter(
      ({ given, freed }) => given.ended <= at && (freed === undefined || freed.begun > at),
    );
    return mostOnANight(atOnce, one) > unitsOf(one.listing);
  });
}

function mostOnANight(held: readonly Nights[], { from, to }: Nights): number {
  let most = 0;
  for (let night = from; night < to; night += 1) {
    most = Math.max(most, held.filter((each) => each.from <= night && night < each.to).length);
  }
  return most;
}
