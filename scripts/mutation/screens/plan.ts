import { parseRows } from '../../specification/rows.ts';
import type { Removal } from './removal.ts';

/** A test as the specification's table names it. */
export interface NamedTest {
  file: string;
  title: string;
}

export interface PlannedRemoval extends Removal {
  tests: NamedTest[];
}

/** The text of a file of the repository; undefined where there is none. */
type Read = (file: string) => string | undefined;

/**
 * Each removal with the tests of its row.
 * @throws when a removal is stale: its row is gone, or its text does not stand in its file exactly once.
 */
export function planRemovals(
  removals: readonly Removal[],
  markdown: string,
  read: Read,
): PlannedRemoval[] {
  const stale: string[] = [];
  const rows = parseRows(markdown);
  const planned = removals.map((removal) => {
    const { rule, file, from } = removal;
    const found = rows.filter((row) => `${row.section} ${row.rule}`.startsWith(rule));
    if (found.length !== 1) stale.push(`${found.length} rows begin with “${rule}”`);
    const times = (read(file) ?? '').split(from).length - 1;
    if (times !== 1) stale.push(`${file} has ${times} times, not once: ${from}`);
    return { ...removal, tests: (found[0]?.tests ?? []).filter((test) => sees(test, removal)) };
  });
  if (stale.length > 0) throw new Error(`Mend the removals that are stale:\n${stale.join('\n')}`);
  return planned;
}

/** The server never imports the web: its tests cannot see what is taken out there. */
const sees = (test: NamedTest, { file }: Removal) =>
  !(file.startsWith('web/') && test.file.startsWith('server/'));
