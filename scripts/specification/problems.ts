import { parseRows } from './rows.ts';
import type { Tag } from './tags.ts';

/** Returns the text of a file of the repository; undefined when there is none. */
type Read = (path: string) => string | undefined;

/**
 * What is wrong with the rows of the specification: numbers that are missing or taken, files that are not there,
 * sentences that none of the row's files has, and rules without a test. A place for a value, `{n}` in a sentence and
 * `${n}` or `%s` in a source, is the same whatever its name.
 */
export function rowProblems(markdown: string, tags: readonly Tag[], read: Read): string[] {
  const problems: string[] = [];
  const rows = parseRows(markdown);
  if (rows.length === 0) problems.push('The table has no rows.');
  const tested = new Set(tags.flatMap(({ rule, title }) => (title === undefined ? [] : rule)));
  const taken = new Set<string>();
  for (const { line, id, sentences, files } of rows) {
    const say = (problem: string) => problems.push(`line ${line}: ${problem}`);
    if (!/^[\d.]+\/\d+$/.test(id)) say(`“${id}” is not the number of a rule, such as 2.12/7`);
    else if (!tested.has(id)) say(`no test is tagged // §${id}`);
    if (taken.has(id)) say(`${id} is the number of another rule`);
    taken.add(id);
    if (files.length === 0) say('names no file');
    for (const file of files) if (read(file) === undefined) say(`no file ${file}`);
    const text = files.map((file) => inSource(read(file) ?? '')).join('\n');
    for (const sentence of sentences) {
      if (!text.includes(inTable(sentence))) say(`none of its files has “${sentence}”`);
    }
  }
  return problems;
}

/** Tags that name no rule, or that are not directly above a test. */
export function tagProblems(markdown: string, tags: readonly Tag[]): string[] {
  const rules = new Set(parseRows(markdown).map(({ id }) => id));
  return tags.flatMap(({ rule, file, line, title }) => {
    const say = (problem: string) => `${file}:${line}: ${problem}`;
    return [
      ...(rules.has(rule) ? [] : [say(`the specification has no rule ${rule}`)]),
      ...(title === undefined ? [say(`§${rule} is not directly above a test`)] : []),
    ];
  });
}

const PLACE = '{}';

/** A sentence as the table has it, with `{n}` for a value. */
const inTable = (text: string) => quotesAlike(text.replaceAll(/\{[^{}]*\}/g, PLACE));

/** The same as a source has it; braces without a `$` are the source's own. */
const inSource = (text: string) =>
  quotesAlike(text.replaceAll(/\$\{[^{}]*\}|%[sdijo]|\$[a-z]\w*/g, PLACE));

const quotesAlike = (text: string) => text.replaceAll(/\\(['"`])/g, '$1').replaceAll('’', "'");
