import { readFileSync } from 'node:fs';

/** Who a call is tried by: a column of the table, as its head has it. */
export const CALLERS = [
  'visitor',
  'Customer',
  'Agent',
  'Property Owner',
  'Admin',
  'whose it is',
  'unconfirmed',
  'suspended',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller gets: let in, the status of the refusal, or nothing where the call is about no thing of anyone's. */
export type Verdict = 'yes' | '401' | '403' | '404' | '–';

export type PermissionRow = Readonly<Record<Caller, Verdict>>;

export const HEAD = `| call | ${CALLERS.join(' | ')} |`;

/** The table of docs/permissions.md that says who may make each call: rows by `METHOD /path`. */
export function permissionTable(): Map<string, PermissionRow> {
  const lines = readFileSync('docs/permissions.md', 'utf8').split('\n');
  const first = lines.indexOf(HEAD) + 2;
  if (first < 2) throw new Error(`docs/permissions.md has no table with the head ${HEAD}`);
  const rows = lines.slice(
    first,
    lines.findIndex((line, at) => at > first && line === ''),
  );
  return new Map(rows.map(rowOf));
}

function rowOf(line: string): [call: string, row: PermissionRow] {
  const [call = '', ...verdicts] = line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.trim());
  const row = Object.fromEntries(CALLERS.map((caller, at) => [caller, verdicts[at]]));
  return [call.replaceAll('`', ''), row as PermissionRow];
}

/** A row as the table has it. */
export const permissionLine = (call: string, row: PermissionRow): string =>
  `| \`${call}\` | ${CALLERS.map((caller) => row[caller]).join(' | ')} |`;
