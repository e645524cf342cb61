import { fold } from '../search/fold.ts';
import { type Token, tokensOf } from '../search/tokens.ts';
import { LEADS_THERE, MAX_WORDS } from './find-place.ts';
import { PLACES } from './gazetteer.ts';
import type { Place } from './place.ts';
import { undividedKey } from './place-key.ts';

/** A place that someone named among the words of a search, and the words beside it. */
export interface PlaceInWords {
  place: Place;
  rest: string;
}

/** What leads to the name of a place: 'near', 'close to'. */
const LEADING = new Set(
  'near nearby around close next to by beside behind opposite at in from'.split(' '),
);

/** A landmark's abbreviation is other things, too ('Kia'), where nothing leads to it. */
const ABBREVIATION = 3;

/** What stood between words, one of which was a name: 'Haatso, Accra'. */
const BETWEEN = /(?:\s|(?<!\S)[,.;:!?()-]+(?!\S))+/g;

const BY_KEY = Map.groupBy(
  PLACES.flatMap((place) =>
    [...new Set(place.keys.map(undividedKey))].map((key) => ({ key, place })),
  ),
  ({ key }) => key,
);

/**
 * The place that a search names, of several the smallest; undefined where it names none, or only one that two regions have. Only for
 * the server: it needs the whole table of places.
 */
export function placeInWords(text: string): PlaceInWords | undefined {
  const names = namesIn(tokensOf(text)).filter(({ isPlace }) => isPlace);
  const [place] = names
    .flatMap(({ places }) => (areOfOneRegion(places) ? places : []))
    .sort((a, b) => a.radius - b.radius);
  if (!place) return undefined;
  const rest = names.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return { place, rest: rest.replace(BETWEEN, ' ').trim() };
}

/** The words of a search that are the name of a place, alone or together, plain and in lower case. */
export const wordsOfPlaces = (text: string): ReadonlySet<string> =>
  new Set(namesIn(tokensOf(text)).flatMap(({ words }) => words.map((word) => fold(word))));

/** Where words are the name of places, the longest first at each word. */
interface Name {
  words: string[];
  places: Place[];
  /** Neither a street that leads there nor what may be something else. */
  isPlace: boolean;
  /** Where it stands, with what leads to it. */
  start: number;
  end: number;
}

function namesIn(tokens: readonly Token[]): Name[] {
  const names: Name[] = [];
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(MAX_WORDS, words.length - at);
    const size = Array.from({ length: longest }, (_, n) => longest - n).find((each) =>
      BY_KEY.has(undividedKey(words.slice(at, at + each).join(' '))),
    );
    if (size) names.push(nameAt(tokens, at, size));
    at += size ?? 1;
  }
  return names;
}

function nameAt(tokens: readonly Token[], at: number, size: number): Name {
  const words = tokens.slice(at, at + size).map(({ word }) => word);
  const key = undividedKey(words.join(' '));
  const places = (BY_KEY.get(key) ?? []).map(({ place }) => place);
  let from = at;
  while (LEADING.has(fold(tokens[from - 1]?.word ?? ''))) from -= 1;
  const behind = tokens.slice(at + size).map(({ word }) => fold(word));
  const isAbbreviation = key.length <= ABBREVIATION && places[0]?.kind === 'landmark';
  return {
    words,
    places,
    isPlace: !LEADS_THERE.test(behind.join(' ')) && (from < at || !isAbbreviation),
    start: tokens[from]?.start ?? 0,
    end: tokens[at + size - 1]?.end ?? 0,
  };
}

const areOfOneRegion = (places: readonly Place[]) =>
  new Set(places.map(({ region }) => region)).size === 1;
