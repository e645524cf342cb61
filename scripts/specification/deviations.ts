import { parseRows } from './rows.ts';

/** Parts of every entry of docs/deviations.md. */
const PARTS = ['Rule', 'We', 'Why', 'Back'] as const;

const LINK = /\(\[deviation\]\(deviations\.md#([\w-]+)\)\)/g;

/**
 * Compares docs/deviations.md with the table of the specification. Reports entries with missing parts, entries that no
 * row links to, and links to missing entries.
 */
export function deviationProblems(deviations: string, table: string): string[] {
  const entries = entriesOf(deviations);
  const linked = new Map(
    parseRows(table).flatMap(({ line, rule }) =>
      [...rule.matchAll(LINK)].map(([, name = '']) => [name, line] as const),
    ),
  );
  const problems = entries.size === 0 ? ['There are no entries.'] : [];
  for (const [name, text] of entries) {
    for (const part of PARTS) {
      if (!new RegExp(`^- \\*\\*${part}:\\*\\* \\S`, 'm').test(text)) {
        problems.push(`“${name}” has no ${part}`);
      }
    }
    if (!linked.has(name)) problems.push(`no row of the specification links to “${name}”`);
  }
  for (const [name, line] of linked) {
    if (!entries.has(name)) problems.push(`line ${line} of the specification: no entry “${name}”`);
  }
  return problems;
}

/** Texts below the second-level headings, by heading. */
const entriesOf = (markdown: string): Map<string, string> =>
  new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((entry) => {
        const [name = '', ...lines] = entry.split('\n');
        return [name.trim(), lines.join('\n')];
      }),
  );
