import { ListCarsQuery } from '#domain/cars/schema.ts';
import type { Asked } from '#domain/suggestions/asked.ts';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import {
  type CarNames,
  circlesAround,
  EACH_READING,
  filtersFor,
  filtersOf,
  filtersOfNames,
  ofYear,
  searchOfCars,
} from '#domain/suggestions/searches.ts';
import { typedWords } from '#domain/suggestions/typed-words.ts';
import { carLists } from '#server/features/cars/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { suggestions, type Term } from './repository.ts';
import { LOOKED_AT } from './searches-of-homes.ts';

type Reads = Pick<Platform, 'db' | 'now'>;

/** The most brands and models to look at. */
const MAX_TERMS = 2;

/** Searches of cars, with how many each finds where that is known. */
export async function searchesOfCars(platform: Reads, asked: Asked): Promise<Suggestion[]> {
  if (asked.words.length === 0) return searchesOf(platform, asked);
  const terms = await suggestions.terms(platform.db, asked.words, undefined);
  const named = terms.filter(({ kind }) => kind === 'model' || kind === 'brand');
  const isPlain = asked.parts.length === 0 && !asked.place;
  const searched = isPlain ? named.filter((term) => isSaidIn(term, asked)) : named;
  const found = await Promise.all(
    searched
      .slice(0, MAX_TERMS)
      .map((term) =>
        isPlain ? years(platform, asked, namesOf(term)) : searchesOf(platform, asked, term),
      ),
  );
  return found.flat().slice(0, EACH_READING);
}

const namesOf = ({ kind, brand, term }: Term): CarNames =>
  kind === 'model' ? { brand, model: term } : { brand: term };

/** True for a model that was typed in full: until then it is suggested itself. */
function isSaidIn({ kind, term }: Term, { words, yearBegins }: Asked): boolean {
  if (kind !== 'model') return false;
  return yearBegins !== undefined || typedWords(term).every((word) => words.includes(word));
}

/** What is asked for of a brand, a model or all cars; of all cars also the models that have most of it. */
async function searchesOf(platform: Reads, asked: Asked, term?: Term): Promise<Suggestion[]> {
  const [where] = asked.place ? circlesAround(asked.place) : [];
  const names = term ? namesOf(term) : {};
  const { counts, isAll } = await carLists.tally(platform, {
    within: read(where ? filtersOf(where) : term && isQuick(term) ? filtersOfNames(names) : {}),
    query: read({ ...filtersFor(asked.parts), ...filtersOfNames(names) }),
    by: ['brand', 'model'],
    first: LOOKED_AT,
  });
  const all = counts.reduce((sum, { found }) => sum + found, 0);
  if (all === 0) return [];
  const whole = searchOfCars(names, { ...asked, where, total: isAll ? all : undefined });
  if (term || !isAll) return [whole];
  const models = counts.toSorted((a, b) => b.found - a.found);
  return [
    whole,
    ...models.map(({ brand, model, found }) =>
      searchOfCars({ brand, model }, { ...asked, where, total: found }),
    ),
  ].slice(0, EACH_READING);
}

/** True where an index has a term's cars in the order of their dates, or there are few to sort. */
const isQuick = ({ kind, listings }: Term) => kind === 'model' || listings <= LOOKED_AT;

/** The years of a model that most are of; none where all are of one. */
async function years(platform: Reads, asked: Asked, names: CarNames): Promise<Suggestion[]> {
  const { counts, isAll } = await carLists.tally(platform, {
    within: read(filtersOfNames(names)),
    query: {},
    by: ['year'],
    first: LOOKED_AT,
  });
  const { yearBegins = '' } = asked;
  if (yearBegins === '' && counts.length < 2) return [];
  return counts
    .filter(({ year }) => year.startsWith(yearBegins))
    .toSorted((a, b) => b.found - a.found || Number(b.year) - Number(a.year))
    .slice(0, EACH_READING)
    .map(({ year, found }) =>
      searchOfCars(names, { parts: [ofYear(Number(year))], total: isAll ? found : undefined }),
    );
}

const read = (filters: Readonly<Record<string, string>>) => ListCarsQuery.partial().parse(filters);
