import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '#server/migrations/index.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { describeSchema, SCHEMA_FILE } from './describe-schema.ts';
import { generateSchemaTypes } from './generate-schema-types.ts';

/** Writes the types of the tables and server/schema.sql from a database with every migration. */
async function main(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'efie-types-'));
  const log = { info() {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log });
  const connection = openDatabase(postgres.connection, console.error);
  try {
    await migrate(connection, migrations);
    await generateSchemaTypes(connection.db, 'server/platform/database/schema.gen.ts');
    await writeFile(SCHEMA_FILE, await describeSchema(connection.db));
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

await main();
