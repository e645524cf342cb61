/** A row of docs/specification.md: `| § | rule, with its “sentences” | file | test |`. */
export interface Row {
  /** Counted from 1. */
  line: number;
  section: string;
  rule: string;
  /** Texts between “ and ”: sentences to the letter. */
  sentences: string[];
  files: string[];
  tests: { file: string; title: string }[];
}

/**
 * Rows of every table, without heads and rules. Several files or tests in a cell are separated by `<br>`; a test is
 * `file › title`.
 */
export function parseRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.startsWith('|') ? text.split('|').slice(1, -1) : [];
    const [section, rule, files, tests] = cells.map((cell) => cell.trim());
    if (!section || rule === undefined || /^(§|-+)$/.test(section)) return [];
    return {
      line: index + 1,
      section,
      rule,
      sentences: [...rule.matchAll(/“([^”]+)”/g)].map(([, sentence]) => String(sentence)),
      files: listed(files),
      tests: listed(tests).map((test) => {
        const [file = '', ...title] = test.split(' › ');
        return { file, title: title.join(' › ') };
      }),
    };
  });
}

const listed = (cell = '') =>
  cell
    .split('<br>')
    .map((each) => each.trim().replaceAll('`', ''))
    .filter(Boolean);
