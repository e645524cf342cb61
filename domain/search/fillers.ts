import { fold } from './fold.ts';
import type { SearchTerm, SearchWords } from './search-words.ts';

/** What people say beside what they look for, and listings rarely do. */
const FILLERS = new Set(
  [
    ['i', 'we', 'im', "i'm", 'am', 'me', 'my', 'want', 'need', 'looking', 'look', 'find', 'get'],
    ['a', 'an', 'the', 'some', 'any', 'of', 'and', 'in', 'at', 'on', 'for', 'with', 'to'],
    ['near', 'nearby', 'around', 'close', 'rent', 'buy', 'space', 'place', 'please', 'pls'],
  ].flat(),
);

const isFiller = ({ typed }: SearchTerm): boolean => FILLERS.has(fold(typed).replace(/’/g, "'"));

/** A search without the words that say nothing of what is looked for; undefined where it has none of them, or nothing else. */
export function withoutFillers(words: SearchWords): SearchWords | undefined {
  const terms = words.terms.filter((term) => !isFiller(term));
  return terms.length > 0 && terms.length < words.terms.length ? { ...words, terms } : undefined;
}

/** A search as someone would type it. */
export const asTyped = ({ terms }: Pick<SearchWords, 'terms'>): string =>
  terms.map(({ typed }) => typed).join(' ');

/** What is looked for, as someone would type it; nothing, where there are only words that do not say it. */
export const withoutAnyFillers = ({ terms }: SearchWords): string =>
  asTyped({ terms: terms.filter((term) => !isFiller(term)) });
