import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { generate, getDialect } from 'kysely-codegen';
import type { Database } from '#server/platform/database/database.ts';

/** The views of one kind of listing each, and the constraint that says what every listing of it has. */
const KINDS = { Properties: 'whole_property', Cars: 'whole_car' } as const;

/** Reads a migrated database and writes its tables as TypeScript. */
export async function generateSchemaTypes(db: Database, outFile: string): Promise<void> {
  const text = await generate({
    db,
    dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
    includePattern: '{public,audit}.*',
    excludePattern: 'kysely_*',
    typeMapping: { int8: 'number' },
  });
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conname in (${sql.join(Object.values(KINDS))})`.execute(db);
  let typed = text;
  for (const [name, constraint] of Object.entries(KINDS)) {
    const definition = rows.find((row) => row.name === constraint)?.definition ?? '';
    typed = asListings(typed, name, /num_nulls\(([^)]*)\)/.exec(definition)?.[1]?.split(', ') ?? []);
  }
  await writeFile(outFile, typed);
}

/** PostgreSQL calls every column of a view nullable: these are as in their table, and never null where their kind has them. */
function asListings(text: string, view: string, required: readonly string[]): string {
  const types = new Map(
    [...interfaceOf(text, 'Listings').matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, column, type]) => [
      column ?? '',
      type ?? '',
    ]),
  );
  const before = interfaceOf(text, view);
  const after = before.replace(/^ {2}(\w+): (.*);$/gm, (line, column: string) => {
    const type = types.get(column) ?? '';
    if (column === 'kind') return line.replace('string | null', 'string');
    return `  ${column}: ${required.includes(column) ? type.replace(' | null', '') : type};`;
  });
  return text.replace(before, after);
}

const interfaceOf = (text: string, name: string): string =>
  new RegExp(`^export interface ${name} {[^}]*}`, 'm').exec(text)?.[0] ?? '';
