import { badInput } from '#domain/errors.ts';
import { type Cursor, writeCursor } from '#domain/paging/cursor.ts';
import { pagingMessages } from '#domain/paging/messages.ts';
import { BEST, type DISTANCE } from '#domain/search/sort.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isPlaceOf, type Order, type Place } from '#server/platform/database/keyset.ts';
import type { PageWindow, Turns } from '#server/platform/http/calls/paging.ts';

interface Cursors {
  after?: Cursor | undefined;
  before?: Cursor | undefined;
}

/**
 * The place in its order from which a query goes on.
 * @throws {DomainError} BAD_INPUT for one of another list or order, and for two.
 */
export function placeOf(
  { after, before }: Cursors,
  sort: string,
  order: Order | undefined,
): Place | undefined {
  if (after && before) throw wrong('before', pagingMessages.oneCursor);
  const cursor = after ?? before;
  if (!cursor) return undefined;
  const side = after ? 'after' : 'before';
  const isPlace =
    cursor.sort === sort &&
    (order ? isPlaceOf(order, cursor.values) : momentOf(cursor.values) !== undefined);
  if (!isPlace) throw wrong(side, pagingMessages.wrongCursor);
  return { side, values: cursor.values };
}

const wrong = (field: string, message: string) => badInput(message, { [field]: message });

/**
 * When the first page of a list by best match was read. No column holds how well a listing matches,
 * so such a list goes on by page number, among the listings from before that moment.
 */
export function momentOf([text = '']: readonly string[]): Date | undefined {
  const moment = new Date(Number(text));
  return /^\d{13}$/.test(text) ? moment : undefined;
}

export interface ReadPage {
  window: PageWindow;
  place: Place | undefined;
  rows: readonly { id: string }[];
  /** There are more rows in the direction that was read. */
  hasMore: boolean;
}

/** Tells if there are pages before and after this one. */
function neighbours({ window: { page }, place, rows, hasMore }: ReadPage) {
  if (rows.length === 0) return { next: false, prev: false };
  if (place?.side === 'before') return { next: true, prev: hasMore };
  return { next: hasMore, prev: place !== undefined || page > 1 };
}

/**
 * The starts of the pages before and after this one, for a list whose order gives each listing a
 * place.
 */
export async function turnsByPlace<Sort extends string>(
  db: Database,
  places: (db: Database, ids: readonly string[]) => Promise<Map<string, string[]>>,
  sort: Sort | typeof DISTANCE,
  read: ReadPage,
): Promise<Turns | undefined> {
  const { next, prev } = neighbours(read);
  const [first, last] = [read.rows[0]?.id, read.rows.at(-1)?.id];
  if (!first || !last) return undefined;
  if (!next && !prev) return {};
  const found = await places(db, [first, last]);
  const at = (id: string) => writeCursor({ sort, values: found.get(id) ?? [] });
  return { ...(next && { next: at(last) }), ...(prev && { prev: at(first) }) };
}

/** The starts of those pages for a list by best match. */
export function turnsByMoment({ page }: PageWindow, hasMore: boolean, moment: Date): Turns {
  const cursor = writeCursor({ sort: BEST, values: [String(moment.getTime())] });
  return {
    ...(hasMore && { next: cursor }),
    ...(page > 1 && { prev: cursor }),
  };
}
