import { writeFile } from 'node:fs/promises';
import { generate, getDialect } from 'kysely-codegen';
import type { Database } from '#server/platform/database/database.ts';

/** Reads a migrated database and writes its tables as TypeScript. */
export async function generateSchemaTypes(db: Database, outFile: string): Promise<void> {
  const text = await generate({
    db,
    dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
    includePattern: '{public,audit}.*',
    excludePattern: 'kysely_*',
    typeMapping: { int8: 'number' },
  });
  await writeFile(outFile, text);
}
