import { runMigrations as runJobMigrations } from 'graphile-worker';
import { type Migration, Migrator } from 'kysely/migration';
import type { DatabaseConnection } from './database.ts';

/**
 * Brings the schema up to date. Kysely holds an advisory lock meanwhile, so several processes may start at once.
 * @throws the error of the migration that failed; what it did is rolled back.
 */
export async function migrate(
  connection: DatabaseConnection,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db: connection.db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await runJobMigrations({ pgPool: connection.pool });
}
