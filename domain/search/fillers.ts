import { fold } from './fold.ts';
import type { SearchTerm, SearchWords } from './search-words.ts';

/** Words that people add to a search, but listings rarely contain. */
const FILLERS = new Set(
  [
    ['i', 'we', 'im', "i'm", 'am', 'me', 'my', 'want', 'need', 'looking', 'look', 'find', 'get'],
    ['a', 'an', 'the', 'some', 'any', 'of', 'and', 'in', 'at', 'on', 'for', 'with', 'to'],
    ['near', 'nearby', 'around', 'close', 'rent', 'buy', 'space', 'place', 'please', 'pls'],
  ].flat(),
);

const isFiller = ({ typed }: SearchTerm): boolean => FILLERS.has(fold(typed).replace(/’/g, "'"));

/** A search without filler words; undefined when it has none, or nothing else. */
export function withoutFillers(words: SearchWords): SearchWords | undefined {
  const terms = words.terms.filter((term) => !isFiller(term));
  return terms.length > 0 && terms.length < words.terms.length ? { ...words, terms } : undefined;
}

/** A search as people would type it. */
export const asTyped = ({ terms }: Pick<SearchWords, 'terms'>): string =>
  terms.map(({ typed }) => typed).join(' ');

/** The search without fillers, as people would type it; empty when there are only fillers. */
export const withoutAnyFillers = ({ terms }: SearchWords): string =>
  asTyped({ terms: terms.filter((term) => !isFiller(term)) });
