export { borrowEmbeddedPostgres } from './borrow.ts';
export { keepEmbeddedPostgres } from './keep-running.ts';
export { DataDirInUseError } from './occupant.ts';
export { giveDatabaseToRole, ROLE } from './role.ts';
export { postgresGroup } from './runner.ts';
export {
  type Connection,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';
