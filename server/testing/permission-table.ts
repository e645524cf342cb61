import { readFileSync } from 'node:fs';

/** Callers that each call is tried as: the columns of the table, named as in its head. */
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

/** Let in, the status of the refusal, or '–' when the call is not about anyone's things. */
export type Verdict = 'yes' | '401' | '403' | '404' | '–';

export type PermissionRow = Readonly<Record<Caller, Verdict>>;

export const HEAD = `| call | ${CALLERS.join(' | ')} |`;

/** Rows of the table in docs/permissions.md, which says who may make each call, by `METHOD /path`. */
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

/** Formats a row of the table. */
export const permissionLine = (call: string, row: PermissionRow): string =>
  `| \`${call}\` | ${CALLERS.map((caller) => row[caller]).join(' | ')} |`;
