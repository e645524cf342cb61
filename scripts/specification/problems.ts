import { parseRows } from './rows.ts';

/** What the check reads of the repository. */
export interface Sources {
  /** The text of a file, or undefined where there is none. */
  read(path: string): string | undefined;
  /** The texts of all files that may carry a sentence. */
  all(): Iterable<string>;
}

/** `test('title'`, and what follows the cases of a `test.each([…])(`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?|\](?: as const)?,?\s*\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

/**
 * What is wrong with the table of the specification: rows whose file or test is not there, and sentences that
 * no source has. A place for a value, `{n}` in a sentence and `${n}` or `%s` in a source, is the same whatever its name.
 */
export function problemsOf(markdown: string, sources: Sources): string[] {
  const problems: string[] = [];
  const rows = parseRows(markdown);
  if (rows.length === 0) problems.push('The table has no rows.');
  const everything = [...sources.all()].map(inSource).join('\n');
  const titlesOf = rememberTitles(sources);
  for (const { line, sentences, files, tests } of rows) {
    const say = (problem: string) => problems.push(`line ${line}: ${problem}`);
    for (const sentence of sentences) {
      if (!everything.includes(inTable(sentence))) say(`no source has “${sentence}”`);
    }
    if (files.length === 0) say('names no file');
    for (const file of files) if (sources.read(file) === undefined) say(`no file ${file}`);
    if (tests.length === 0) say('names no test');
    for (const { file, title } of tests) {
      if (!titlesOf(file).has(inTable(title))) say(`no test “${title}” in ${file}`);
    }
  }
  return problems;
}

function rememberTitles(sources: Sources): (file: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return (file) => {
    const titles = known.get(file) ?? titlesIn(sources.read(file) ?? '');
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
