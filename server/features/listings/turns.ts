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
 * The place from which a query has a list go on, as its order has them.
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
 * When the first page of a list by the best match was read: how well a listing fits stands nowhere, so that such a list
 * goes on by its pages, among what was listed by then.
 */
export function momentOf([text = '']: readonly string[]): Date | undefined {
  const moment = new Date(Number(text));
  return /^\d{13}$/.test(text) ? moment : undefined;
}

/** A page as it was read. */
export interface ReadPage {
  window: PageWindow;
  place: Place | undefined;
  rows: readonly { id: string }[];
  /** Whether there is more on the way that was gone. */
  hasMore: boolean;
}

/** Whether there are pages before and after one that was read. */
function neighbours({ window: { page }, place, rows, hasMore }: ReadPage) {
  if (rows.length === 0) return { next: false, prev: false };
  if (place?.side === 'before') return { next: true, prev: hasMore };
  return { next: hasMore, prev: place !== undefined || page > 1 };
}

/** Where the pages before and after one begin, of a list whose order says where each listing stands. */
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

/** The same of a list by the best match. */
export function turnsByMoment({ page }: PageWindow, hasMore: boolean, moment: Date): Turns {
  const cursor = writeCursor({ sort: BEST, values: [String(moment.getTime())] });
  return {
    ...(hasMore && { next: cursor }),
    ...(page > 1 && { prev: cursor }),
  };
}
