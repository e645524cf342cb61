import type { ListingKind } from '../listing-kinds.ts';
import type { Place } from '../places/place.ts';
import { PROPERTY_TYPES, type PropertyType, type Subtype } from '../properties/property.ts';
import { CONCEPTS } from '../search/concepts.ts';
import type { SearchTerm } from '../search/search-words.ts';
import { isOfRooms } from '../search/sentence/close-matches.ts';
import { readSentence, type Sentence } from '../search/sentence/read-sentence.ts';
import { attributeBy } from './attributes.ts';
import { subtypesBy } from './categories.ts';
import type { Completion } from './completions.ts';
import { ENOUGH_LETTERS, saysWords, typedWords } from './typed-words.ts';

/** A part of what is asked for, with the filters of a list that say it. */
export interface AskedPart {
  /** '2+ bedrooms', 'Up to ₵3,000 a month'. */
  label: string;
  filters: Readonly<Record<string, string>>;
}

/** A sentence as filters of lists. */
export interface Asked {
  kind: ListingKind;
  parts: readonly AskedPart[];
  /** What it may be of; none for any. */
  types: readonly PropertyType[];
  subtypes: readonly Subtype[];
  place: Place | undefined;
  /** What is left, which may be a brand or a model. */
  words: readonly string[];
  /** The digits with which a year begins. */
  yearBegins: string | undefined;
}

/** Reads a sentence as filters of lists; nothing where they cannot say all of it. */
export function readAsked(completion: Completion, now: Date): Asked[] {
  const { text, kind } = completion;
  const list = kind ?? 'property';
  const sentence = readSentence(text, { list, now });
  const asked = askedBy(sentence, kind ?? sentence.kind ?? list, completion);
  const isEither = kind === undefined && sentence.kind === undefined;
  const ofCars = isEither
    ? askedBy(readSentence(text, { list: 'car', now }), 'car', completion)
    : undefined;
  return [asked, ofCars?.words.every(isName) ? ofCars : undefined].filter(
    (each) => each !== undefined,
  );
}

/** True for what may be a brand or a model where nothing else says that it is about cars. */
const isName = (word: string): boolean => word.length >= ENOUGH_LETTERS && /[a-z]/.test(word);

function askedBy(
  sentence: Sentence,
  kind: ListingKind,
  { yearBegins }: Completion,
): Asked | undefined {
  const { filters, sort, words, places } = sentence;
  // What is free for some nights changes by the hour, and no list is of two places.
  if (filters.from || places.length > 1) return undefined;
  const rooms = words.terms.filter(isOfRooms);
  const rest = words.terms.filter((term) => !isOfRooms(term) && term.near === undefined);
  const named = namedIn(kind, rest);
  const phrase = kind === 'property' ? phraseBy(named.words) : undefined;
  if (kind === 'property' && named.words.length > 0 && !phrase) return undefined;
  const types = PROPERTY_TYPES.filter((type) => filters.propertyType?.split(',').includes(type));
  return {
    kind,
    parts: [
      ...rooms.map(ofRooms),
      ...(phrase ? [{ label: capitalised(phrase), filters: { search: phrase } }] : []),
      ...named.parts,
      ...saidByFilters(sentence),
      ...(sort ? [{ label: 'Cheapest first', filters: { sort } }] : []),
    ],
    types,
    subtypes: named.subtypes,
    place: places[0],
    words: named.words,
    yearBegins,
  };
}

/** What people call a thing that no filter says, from its first words: 'chamb' → 'chamber and hall'. */
const phraseBy = (words: readonly string[]): string | undefined =>
  words.length === 0
    ? undefined
    : CONCEPTS.flatMap(({ said }) => said).find((each) => saysWords(words, each, true));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'bedrooms=2' → '2+ bedrooms'. */
function ofRooms({ facts }: SearchTerm): AskedPart {
  const [name = ''] = facts[0]?.split('=') ?? [];
  const least = Math.min(...facts.map((fact) => Number(fact.split('=')[1])));
  const parameter = `min${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { label: `${least}+ ${name}`, filters: { [parameter]: String(least) } };
}

/** What the sentence says by filters, apart from whether it is for rent, for sale or a stay. */
const saidByFilters = ({ filters, understood }: Sentence): AskedPart[] =>
  understood.flatMap(({ label, parameters }) => {
    const names = parameters.filter((name) => name !== 'propertyType' && name in filters);
    if (names.length === 0) return [];
    return [
      { label, filters: Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) },
    ];
  });

interface Named extends Pick<Asked, 'parts' | 'subtypes' | 'words'> {}

/** Words for any listing of a kind. */
const ANY: Readonly<Record<ListingKind, ReadonlySet<string>>> = {
  property: new Set(['property', 'properties']),
  car: new Set(['car', 'cars', 'vehicle', 'vehicles']),
};

/** The most words of a category or an attribute. */
const LONGEST = 3;

/** Takes categories and attributes out of words; the last of them may be only begun. */
function namedIn(kind: ListingKind, terms: readonly SearchTerm[]): Named {
  const all = typedWords(terms.map(({ typed }) => typed).join(' ')).filter(
    (word) => !ANY[kind].has(word),
  );
  const parts: AskedPart[] = [];
  const subtypes = new Set<Subtype>();
  const words: string[] = [];
  for (let at = 0; at < all.length; ) {
    const longest = Math.min(LONGEST, all.length - at);
    const named = Array.from({ length: longest }, (_, n) => longest - n)
      .map((size) => ({
        size,
        ...meantBy(kind, all.slice(at, at + size), at + size === all.length),
      }))
      .find(({ part, lists }) => part ?? lists);
    if (named?.part) parts.push(named.part);
    for (const subtype of named?.lists ?? []) subtypes.add(subtype);
    if (!named) words.push(all[at] ?? '');
    at += named?.size ?? 1;
  }
  return { parts, subtypes: [...subtypes], words };
}

/** An attribute or categories; 'furnished' is an attribute before it is the beginning of 'Furnished Apartments'. */
function meantBy(
  kind: ListingKind,
  words: readonly string[],
  mayBegin: boolean,
): { part?: AskedPart; lists?: readonly Subtype[] } {
  const lists = kind === 'property' ? subtypesBy(words, mayBegin) : [];
  if (lists.some((subtype) => typedWords(subtype).length <= words.length)) return { lists };
  const attribute = attributeBy(kind, words, mayBegin);
  if (!attribute) return lists.length > 0 ? { lists } : {};
  const { label, parameter, value } = attribute;
  return { part: { label, filters: { [parameter]: value } } };
}
