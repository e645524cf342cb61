import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../migrations/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import { keepAuditLog } from '../platform/database/keep-audit-log.ts';
import { migrate } from '../platform/database/migrate.ts';
import { giveDatabaseToRole, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { LINE_PREFIX, unexpectedFatalLines } from './unexpected-fatal-lines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As the superuser, who may create databases. */
    postgres: { host: string; port: number; user: string };
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-test-'));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    // The data is temporary, so nothing has to survive a power cut.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      log_line_prefix: LINE_PREFIX,
    },
    log: { info() {}, warn: unexpectedFatalLines(console.warn) },
  });
  const { host, port, user } = postgres.superuser;
  const admin = openDatabase(postgres.superuser, () => {});
  await admin.pool.query(`create database ${TEMPLATE}`);
  await giveDatabaseToRole({ ...postgres.superuser, database: TEMPLATE });
  const template = openDatabase({ ...postgres.connection, database: TEMPLATE }, () => {});
  await migrate(template, migrations);
  await template.close();
  await keepAuditLog({ ...postgres.superuser, database: TEMPLATE });
  await admin.close();
  project.provide('postgres', { host, port, user });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export const TEMPLATE = 'efie_template';
