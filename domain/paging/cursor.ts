import { optionalFilter } from '../filters-schema.ts';
import { pagingMessages } from './messages.ts';

/** A position in a list: the list's order, and the values at that position. */
export interface Cursor {
  sort: string;
  values: readonly string[];
}

/** The most values of a position. */
const MAX_VALUES = 6;
const MAX_VALUE = 40;
/** The longest cursor in base64url. */
const MAX_CURSOR = 400;

/** A cursor for addresses; its text is opaque. */
export const writeCursor = ({ sort, values }: Cursor): string =>
  btoa(JSON.stringify([sort, ...values]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Reads what writeCursor wrote; undefined for anything else. */
export function readCursor(text: string): Cursor | undefined {
  if (text.length > MAX_CURSOR) return undefined;
  try {
    const read: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    if (!Array.isArray(read) || read.length > MAX_VALUES + 1) return undefined;
    const [sort, ...values] = read;
    const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_VALUE;
    return isText(sort) && values.every(isText) ? { sort, values } : undefined;
  } catch {
    return undefined;
  }
}

/** Where a list continues: `after` and `before` in its query. */
export const cursorFilters = () => ({
  after: cursorFilter('after'),
  before: cursorFilter('before'),
});

const cursorFilter = (side: 'after' | 'before') =>
  optionalFilter(readCursor, pagingMessages.wrongCursor).describe(
    `What comes ${side} a place of the list, as \`Link\` names it; \`page\` is no more than a number then`,
  );
