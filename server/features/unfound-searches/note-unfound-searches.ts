import { LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { fold } from '#domain/search/fold.ts';
import { kindMeant } from '#domain/search/sentence/kinds.ts';
import { keptWords, weekOf } from '#domain/unfound-searches/kept-words.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { unfoundSearches } from './repository.ts';

/** The most words noted between two writes; further ones are dropped. */
const MAX_NOTED = 500;

/** A search of the first page of a list. */
interface Searched {
  kind: ListingKind;
  /** As it was typed. */
  search: string;
  /** True where something fits all of it. */
  isFound: boolean;
}

/** How often words were searched for in each list since the last write. */
interface Noted {
  misses: Record<ListingKind, number>;
  /** True once another list, or a wider one, has them. */
  isFound: boolean;
}

/**
 * Counts searches that nothing fits. Nothing of a request is kept but its words, in memory, until they are written with those
 * of others.
 */
export function unfoundSearchCounter({ db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>) {
  let noted = new Map<string, Noted>();
  return {
    /** Leaves out a search that is about another kind of listing. */
    note({ kind, search, isFound }: Searched): void {
      const meant = kindMeant(fold(search));
      const words = meant === undefined || meant === kind ? keptWords(search) : undefined;
      if (words === undefined) return;
      const known = noted.get(words);
      if (!known && noted.size >= MAX_NOTED) return;
      const entry = known ?? { misses: { property: 0, car: 0 }, isFound: false };
      if (isFound) entry.isFound = true;
      else entry.misses[kind] += 1;
      noted.set(words, entry);
    },

    /** Writes what was noted, and forgets it. */
    async write(): Promise<void> {
      const counts = [...noted].flatMap(([words, { misses, isFound }]) => {
        // The home page asks both lists.
        const count = Math.max(...LISTING_KINDS.map((kind) => misses[kind]));
        return isFound || count === 0 ? [] : [{ words, count }];
      });
      noted = new Map();
      if (counts.length === 0) return;
      await unfoundSearches
        .add(db, weekOf(today(now())), counts)
        .catch((err: unknown) => log.warn({ err }, 'searches that found nothing were not counted'));
    },
  };
}
