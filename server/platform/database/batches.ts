/** Rows that are read for a file at a time. */
const BATCH = 1000;

/**
 * Every row of a list whose order is that of its ids, in batches, each read behind the last row of the one before: no
 * transaction and no connection is held while someone downloads slowly.
 * @param read so many rows behind one (the first, without).
 * @param present makes of a row what is handed on.
 */
export async function* inBatches<Row extends { id: string }, Presented>(
  read: (after: string | undefined, size: number) => Promise<Row[]>,
  present: (row: Row) => Presented,
): AsyncGenerator<Presented[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after, BATCH);
    if (rows.length > 0) yield rows.map(present);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}
