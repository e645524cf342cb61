import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/migrations/index.ts';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { borrowEmbeddedPostgres, postgresGroup } from '#server/platform/embedded-postgres/index.ts';
import { makePrivateFolder, writePrivately } from '#server/platform/private-folder.ts';

/**
 * Runs a command's work on the database of the environment; works while Efie is running.
 * @param options.migrated false: leaves the database at its version.
 */
export async function withDatabase(
  work: (connection: DatabaseConnection) => Promise<void>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<void> {
  writePrivately();
  const config = readConfig(process.env);
  const log = { info() {}, warn: console.warn };
  const passage = config.databaseUrl ? undefined : postgresGroup();
  await makePrivateFolder(config.dataDir, { passage, log });
  const embedded = config.databaseUrl
    ? undefined
    : await borrowEmbeddedPostgres({ dir: path.join(config.dataDir, 'postgres'), log });
  const connection = openDatabase(
    // A command that only reads may do so from a standby.
    {
      ...(embedded?.connection ?? { connectionString: config.databaseUrl }),
      acceptsReadOnly: true,
    },
    console.error,
  );
  try {
    if (migrated) await migrate(connection, migrations);
    await work(connection);
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
