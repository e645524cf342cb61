import { useState } from 'react';
import { COMPARE_MAX } from '#domain/compare/compared-ids.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';

/** The favourites chosen for comparison: all of one kind, as many as fit. */
export interface CompareChoice {
  /** Undefined if none is chosen. */
  kind: ListingKind | undefined;
  ids: readonly string[];
  isChosen(favourite: Favourite): boolean;
  /** True if it can join those already chosen. */
  canChoose(favourite: Favourite): boolean;
  toggle(favourite: Favourite): void;
  clear(): void;
}

/** The choice among the favourites; a removed favourite is no longer chosen. */
export function useCompareChoice(kept: readonly Favourite[]): CompareChoice {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const favourites = chosen.flatMap((id) => kept.find(({ listingId }) => listingId === id) ?? []);
  const ids = favourites.map(({ listingId }) => listingId);
  const kind = favourites[0]?.kind;
  return {
    kind,
    ids,
    isChosen: ({ listingId }) => ids.includes(listingId),
    canChoose: (one) => ids.length < COMPARE_MAX && (kind === undefined || kind === one.kind),
    toggle({ listingId }) {
      setChosen(
        ids.includes(listingId) ? ids.filter((id) => id !== listingId) : [...ids, listingId],
      );
    },
    clear: () => setChosen([]),
  };
}
