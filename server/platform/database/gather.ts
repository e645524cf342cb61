/**
 * Collects rows of one query after another, nearest first, until there are enough; each row once.
 * @param except the row that the others should resemble.
 */
export async function gather<Step, Row extends { id: string }>(
  steps: readonly Step[],
  { max, except }: { max: number; except: string },
  read: (step: Step, size: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const step of steps) {
    // Later steps may repeat rows already found, and the excepted one.
    for (const row of await read(step, max + 1)) {
      if (row.id !== except && found.size < max) found.set(row.id, row);
    }
    if (found.size === max) break;
  }
  return [...found.values()];
}
