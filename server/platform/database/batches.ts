/** Rows read for a file at a time. */
const BATCH = 1000;

/**
 * Every row of a list in order of its ids, in batches, each read after the last row of the one before: a slow download
 * holds neither a transaction nor a connection.
 * @param read returns that many rows after one (the first time, without).
 * @param present makes the value to pass on.
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
