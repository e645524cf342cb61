import type { Tag } from './tags.ts';

/** A row of docs/specification.md: `| 2.12/7 | rule, with its “sentences” | file | test |`. */
export interface Row {
  /** Counted from 1. */
  line: number;
  /** Section and number within it. */
  id: string;
  rule: string;
  /** Texts between “ and ”: sentences to the letter. */
  sentences: string[];
  files: string[];
}

/** Rows of every table, without heads and rules. Several files in a cell are separated by `<br>`. */
export function parseRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.startsWith('|') ? text.split('|').slice(1, -1) : [];
    const [id, rule, files = ''] = cells.map((cell) => cell.trim());
    if (!id || rule === undefined || /^(§|-+)$/.test(id)) return [];
    return {
      line: index + 1,
      id,
      rule,
      sentences: [...rule.matchAll(/“([^”]+)”/g)].map(([, sentence]) => String(sentence)),
      files: files
        .split('<br>')
        .map((file) => file.trim().replaceAll('`', ''))
        .filter(Boolean),
    };
  });
}

/** The specification with the last cell of each row naming, as `file › title`, the tests tagged with its rule. */
export function writeTests(markdown: string, tags: readonly Tag[]): string {
  const tagsOf = Map.groupBy(tags, ({ rule }) => rule);
  const lines = markdown.split('\n');
  for (const { line, id } of parseRows(markdown)) {
    const tests = (tagsOf.get(id) ?? []).flatMap(({ file, title }) =>
      title === undefined ? [] : `${file} › ${title.replaceAll('|', '&#124;')}`,
    );
    const cell = [...new Set(tests)].join('<br>');
    lines[line - 1] = String(lines[line - 1]).replace(/\|[^|]*\|$/, () => `| ${cell} |`);
  }
  return lines.join('\n');
}
