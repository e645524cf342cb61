import { optionalFilter } from '../filters-schema.ts';
import { pagingMessages } from './messages.ts';

/** A place in a list: the order that the list has, and what stands in it there. */
export interface Cursor {
  sort: string;
  values: readonly string[];
}

/** Of what stands in a place of a list. */
const MAX_VALUES = 6;
const MAX_VALUE = 40;
/** What base64url makes of the longest. */
const MAX_CURSOR = 400;

/** A cursor as addresses have it: nobody is meant to read it. */
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

/** Where a list goes on: `after` and `before` of its query. */
export const cursorFilters = () => ({
  after: cursorFilter('after'),
  before: cursorFilter('before'),
});

const cursorFilter = (side: 'after' | 'before') =>
  optionalFilter(readCursor, pagingMessages.wrongCursor).describe(
    `What comes ${side} a place of the list, as \`Link\` names it; \`page\` is no more than a number then`,
  );
