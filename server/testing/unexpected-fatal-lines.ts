/** Prefix of databases whose tests end connections by force (test-database.ts). */
export const BREAKS_CONNECTIONS = 'efie_breaks_';

/** PostgreSQL's log_line_prefix: its own, and the database that a line is about. */
export const LINE_PREFIX = '%m [%p] %d ';

/** Tells of what PostgreSQL logs as fatal, unless the test of that database brings it about. */
export function unexpectedFatalLines(tell: (line: string) => void): (line: string) => void {
  return (line) => {
    if (!line.includes(BREAKS_CONNECTIONS)) tell(line);
  };
}
