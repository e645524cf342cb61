/** With this few results, something may have been misspelt. */
export const FEW = 3;

/** A word in listings, and roughly how many contain it. */
export interface KnownWord {
  word: string;
  listings: number;
}

/** Shorter words resemble too many others. */
export const SHORTEST = 3;
export const LONG = 8;

/**
 * The words that someone may have meant, likeliest first: one mistake away, or two in long words. Words with the same first
 * letter come first, then nearer ones, then more frequent ones. Empty for a word that listings contain.
 * @param known similar words in listings.
 */
export function nearWords(word: string, known: readonly KnownWord[]): string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
  if (known.some((each) => each.word === word || each.word === `${word}s`)) return [];
  const most = word.length >= LONG ? 2 : 1;
  return known
    .map((each) => ({ ...each, mistakes: mistakesBetween(word, each.word) }))
    .filter((each) => each.mistakes <= most && !areOpposites(word, each.word))
    .sort(
      (a, b) =>
        Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
        a.mistakes - b.mistakes ||
        b.listings - a.listings ||
        (a.word < b.word ? -1 : 1),
    )
    .map((each) => each.word);
}

const NEGATIONS = ['un', 'in', 'non'];

/** True when one of two words negates the other: 'furnished', 'unfurnished'. */
const areOpposites = (a: string, b: string): boolean =>
  NEGATIONS.some((not) => a === not + b || b === not + a);

/**
 * Words that someone may have begun to type, ranked like nearWords; empty for the beginning of a word that listings contain.
 * @param known similar words in listings.
 */
export function nearBeginnings(typed: string, known: readonly KnownWord[]): string[] {
  if (known.some(({ word }) => word.startsWith(typed))) return [];
  const asLong = known.flatMap((each) =>
    // A letter left out or typed twice makes the intended beginning longer or shorter.
    [0, 1, -1].map((more) => ({ ...each, begins: each.word.slice(0, typed.length + more) })),
  );
  const near = nearWords(
    typed,
    asLong.map(({ begins, listings }) => ({ word: begins, listings })),
  );
  const words = near.flatMap((begins) => asLong.filter((each) => each.begins === begins));
  return [...new Set(words.map(({ word }) => word))];
}

/** Counts letters left out, added, changed or swapped with the next (optimal string alignment). */
export function mistakesBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
