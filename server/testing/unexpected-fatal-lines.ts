/** Prefix of databases whose tests end connections by force (test-database.ts). */
export const BREAKS_CONNECTIONS = 'efie_breaks_';

/** PostgreSQL's default log_line_prefix, plus the database that a line is about. */
export const LINE_PREFIX = '%m [%p] %d ';

/** Reports lines that PostgreSQL logs as fatal, unless that database's test causes them on purpose. */
export function unexpectedFatalLines(tell: (line: string) => void): (line: string) => void {
  return (line) => {
    if (!line.includes(BREAKS_CONNECTIONS)) tell(line);
  };
}
