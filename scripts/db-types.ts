import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '#server/migrations/index.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { generateSchemaTypes } from './generate-schema-types.ts';

/** Writes server/platform/database/schema.gen.ts from a database with every migration. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const out = values.out ?? 'server/platform/database/schema.gen.ts';
  const dir = await mkdtemp(path.join(tmpdir(), 'efie-types-'));
  const log = { info() {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log });
  const connection = openDatabase(postgres.connection, console.error);
  try {
    await migrate(connection, migrations);
    await generateSchemaTypes(connection.db, out);
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

await main();
