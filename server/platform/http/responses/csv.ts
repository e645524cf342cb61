export interface CsvColumn<Row> {
  heading: string;
  of(row: Row): string | number | null;
}

/**
 * Matches text that a spreadsheet takes for a formula, or for what precedes one (OWASP, "CSV Injection"): full-width
 * characters too, and after invisible ones.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** A spreadsheet reads a phone number as a number, not a formula. */
const PHONE = /^\+\d{7,15}$/;

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats a cell by RFC 4180; text that would be a formula gets an apostrophe in front, except phone numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The lines of a file, as its rows come. */
export async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(columns.map(({ heading }) => heading))}`;
  for await (const rows of batches) {
    yield rows.map((row) => lineOf(columns.map((column) => column.of(row)))).join('');
  }
}

const lineOf = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
