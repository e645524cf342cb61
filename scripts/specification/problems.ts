import { parseRows } from './rows.ts';

/** Returns the text of a file of the repository; undefined when there is none. */
type Read = (path: string) => string | undefined;

/** Matches `test('title'`, and the end of the cases of a `test.each([…])(`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?|\](?: as const)?,?\s*\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

/**
 * What is wrong with the table of the specification: rows whose file or test is not there, and sentences that
 * none of the row's files has. A place for a value, `{n}` in a sentence and `${n}` or `%s` in a source, is the same whatever its name.
 */
export function problemsOf(markdown: string, read: Read): string[] {
  const problems: string[] = [];
  const rows = parseRows(markdown);
  if (rows.length === 0) problems.push('The table has no rows.');
  const titlesOf = rememberTitles(read);
  for (const { line, sentences, files, tests } of rows) {
    const say = (problem: string) => problems.push(`line ${line}: ${problem}`);
    if (files.length === 0) say('names no file');
    for (const file of files) if (read(file) === undefined) say(`no file ${file}`);
    const text = files.map((file) => inSource(read(file) ?? '')).join('\n');
    for (const sentence of sentences) {
      if (!text.includes(inTable(sentence))) say(`none of its files has “${sentence}”`);
    }
    if (tests.length === 0) say('names no test');
    for (const { file, title } of tests) {
      if (!titlesOf(file).has(inTable(title))) say(`no test “${title}” in ${file}`);
    }
  }
  return problems;
}

function rememberTitles(read: Read): (file: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return (file) => {
    const titles = known.get(file) ?? titlesIn(read(file) ?? '');
    known.set(file, titles);
    return titles;
  };
}

const titlesIn = (source: string) =>
  new Set(
    [...source.matchAll(TITLE)].map(([, single, double, template]) =>
      inSource(single ?? double ?? template ?? ''),
    ),
  );

const PLACE = '{}';

/** A sentence or title as the table has it, with `{n}` for a value. */
const inTable = (text: string) => quotesAlike(text.replaceAll(/\{[^{}]*\}/g, PLACE));

/** The same as a source has it; braces without a `$` are the source's own. */
const inSource = (text: string) =>
  quotesAlike(text.replaceAll(/\$\{[^{}]*\}|%[sdijo]|\$[a-z]\w*/g, PLACE));

const quotesAlike = (text: string) => text.replaceAll(/\\(['"`])/g, '$1').replaceAll('’', "'");
