/** A word ruled out by the glossary, in a sentence for people. */
export interface RuledOut {
  word: string;
  sentence: string;
}

/**
 * Words and phrases of the last column of each table ("not"), separated by commas; `–` stands for none.
 * @param glossary docs/glossary.md
 */
export function wordsRuledOut(glossary: string): string[] {
  return glossary
    .split('\n')
    .filter((line) => /^\|(?! *word we use|-)/.test(line))
    .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–');
}

/**
 * Finds words that are ruled out in a source.
 * @param quoted sentences of the specification, which keep their words.
 */
export function findRuledOut(
  source: string,
  words: readonly string[],
  quoted: ReadonlySet<string>,
): RuledOut[] {
  return sentencesIn(source)
    .filter((sentence) => !quoted.has(sentence))
    .flatMap((sentence) =>
      words.filter((word) => saysWord(sentence, word)).map((word) => ({ word, sentence })),
    );
}

/** Quoted sentences in the table of the specification's rules. */
export const quotedSentences = (table: string): ReadonlySet<string> =>
  new Set([...table.matchAll(/“([^”]+)”/g)].map(([, sentence = '']) => sentence));

/** Strings and JSX texts that are prose: they begin with a capital, or after a placeholder, and are no identifier. */
function sentencesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const strings = [...code.matchAll(STRING)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  const texts = [...code.matchAll(JSX_TEXT)].map(([, text = '']) => text.trim());
  return [...strings, ...texts]
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…').replace(/\\(['"`])/g, '$1'))
    .filter((text) => !/^[A-Z]+ \//.test(text))
    .filter((text) => /^…?\s?[“‘]?\p{Lu}/u.test(text) || /^…? ?\p{Ll}+ .*[.?!]$/u.test(text));
}

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const JSX_TEXT = />([^<>{}=;()]+)</g;

/** Whether a text has a word or phrase as a whole, in any case. */
export const saysWord = (sentence: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${escaped(word)}(?![\\p{L}-])`, 'iu').test(sentence);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
