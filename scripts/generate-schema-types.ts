import { writeFile } from 'node:fs/promises';
import { GenericExpressionNode, generate, getDialect, IdentifierNode } from 'kysely-codegen';
import type { Database } from '#server/platform/database/database.ts';

const GENERATED = new GenericExpressionNode('Generated', [new IdentifierNode('string')]);

/** Reads a migrated database and writes its tables as TypeScript. */
export async function generateSchemaTypes(db: Database, outFile: string): Promise<void> {
  const text = await generate({
    db,
    dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
    includePattern: '{public,audit}.*',
    excludePattern: 'kysely_*',
    typeMapping: { int8: 'number' },
    // Its trigger gives it one.
    overrides: { columns: { 'saved_search_conditions.owner_id': GENERATED } },
  });
  await writeFile(outFile, text);
}
