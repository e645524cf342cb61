import type { ListingKind } from '#domain/listing-kind.ts';

/**
 * Searches are looked up by anchors: each has one, which every listing has that it finds. So of many searches only those
 * are looked at whose anchor a listing has, and the more an anchor says, the fewer those are. There are anchors of two
 * things that a listing is (or of one, or of none), of a fact, and of the beginning of a word.
 */
interface AnchoredSearch {
  required: readonly string[];
  facts: readonly string[];
  words: readonly string[];
}

interface AnchoredListing {
  keys: readonly string[];
  factKeys: readonly string[];
  /** All that is searched, in lower case. */
  text: string;
}

/** So many characters of a word make an anchor; a shorter word has one of three. */
const GRAM = 4;
const SHORT_GRAM = 3;

/** PostgreSQL's idea of lower case and JavaScript's are the same of these. */
const PLAIN_WORD = /^[a-z0-9]+$/i;

/** What a search can be looked up by; what says little only where there is nothing else. */
export function anchorsOf(kind: ListingKind, { required, facts, words }: AnchoredSearch): string[] {
  const grams = words.flatMap((word) => {
    if (!PLAIN_WORD.test(word) || word.length < SHORT_GRAM) return [];
    return [gramAnchor(kind, word.toLowerCase().slice(0, GRAM))];
  });
  const [one = ''] = required;
  const pairs = pairsOf(required);
  return [
    ...grams,
    ...facts.map((key) => factAnchor(kind, key)),
    ...(pairs.length > 0 ? pairs : [one]).map((keys) => keysAnchor(kind, keys)),
  ];
}

/** All anchors of the searches that may find a listing. */
export function anchorsIn(kind: ListingKind, { keys, factKeys, text }: AnchoredListing): string[] {
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const gram = text.slice(at, at + GRAM);
    const short = gram.slice(0, SHORT_GRAM);
    if (short.length < SHORT_GRAM || !PLAIN_WORD.test(short)) continue;
    grams.add(short);
    if (PLAIN_WORD.test(gram)) grams.add(gram);
  }
  return [
    ...['', ...keys, ...pairsOf(keys)].map((each) => keysAnchor(kind, each)),
    // Those of kind and place (migration 0025-keys-of-kind) are among the keys.
    ...factKeys.filter((key) => !key.startsWith('@')).map((key) => factAnchor(kind, key)),
    ...[...grams].map((gram) => gramAnchor(kind, gram)),
  ];
}

const keysAnchor = (kind: ListingKind, keys: string) => `${kind} is ${keys}`;
const factAnchor = (kind: ListingKind, key: string) => `${kind} tells ${key}`;
const gramAnchor = (kind: ListingKind, gram: string) => `${kind} says ${gram}`;

function pairsOf(keys: readonly string[]): string[] {
  const sorted = [...new Set(keys)].sort();
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).map((other) => `${one} and ${other}`),
  );
}
