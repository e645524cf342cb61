import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { readSentence, type Sentence } from '#domain/search/sentence/read-sentence.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { MeantWords } from './text-search-repository.ts';

/** How a kind of listing reads the searches of its list. */
export interface SearchedKind<Query> {
  kind: ListingKind;
  /** Reads the query of its list. */
  query: z.ZodType<Query>;
  /** @throws {DomainError} BAD_INPUT for an impossible query. */
  requireAnswerable?(platform: Pick<Platform, 'db' | 'now'>, query: Partial<Query>): Promise<void>;
}

interface Given {
  search?: string | undefined;
  exact?: '1' | undefined;
}

/** Reads what people type into the search of a list. */
export interface SearchReader {
  sentenceOf(text: string): Sentence;
  /** False for a sentence about another kind of listing. */
  isAbout(sentence: Sentence): boolean;
  /** A sentence as words and conditions; what the query gives already is left to it. */
  meantBy(sentence: Sentence, given: object): Promise<MeantWords>;
  /** The words and conditions of a query; undefined where it searches for nothing. */
  wordsOf(given: Given): Promise<MeantWords | undefined>;
}

/** Parameters that say what is for rent, for sale or to stay at. */
const TYPES = ['propertyType', 'subtype'];

/** @param toFilter the filter of a query. */
export function searchReader<Query extends object>(
  { kind, query: schema, requireAnswerable }: SearchedKind<Query>,
  platform: Pick<Platform, 'db' | 'now'>,
  toFilter: (query: Partial<Query>) => object,
): SearchReader {
  const sentenceOf = (text: string) => readSentence(text, { list: kind, now: platform.now() });

  const meantBy = async ({ filters, words }: Sentence, given: object): Promise<MeantWords> => {
    const isGiven = (name: string) =>
      (TYPES.includes(name) ? TYPES : [name]).some(
        (each) => (given as Record<string, unknown>)[each] !== undefined,
      );
    const names = Object.keys(filters).filter((name) => !isGiven(name));
    const read = schema.safeParse(Object.fromEntries(names.map((name) => [name, filters[name]])));
    const values = (read.data ?? {}) as Record<string, unknown>;
    const meant = Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Query>;
    return { ...words, means: toFilter(await answerable(meant)) };
  };

  /** Days on which nobody can book are not asked for. */
  const answerable = async (meant: Partial<Query>): Promise<Partial<Query>> => {
    try {
      await requireAnswerable?.(platform, meant);
      return meant;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { from: _from, to: _to, ...rest } = meant as Record<string, unknown>;
      return rest as Partial<Query>;
    }
  };

  return {
    sentenceOf,
    isAbout: (sentence) => sentence.kind === undefined || sentence.kind === kind,
    meantBy,
    wordsOf: async ({ search, exact, ...given }) => {
      if (search === undefined) return undefined;
      return exact ? readPlacedSearch(search) : meantBy(sentenceOf(search), given);
    },
  };
}
