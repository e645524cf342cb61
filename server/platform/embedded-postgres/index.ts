export { postgresGroup } from './account.ts';
export { borrowEmbeddedPostgres } from './borrow.ts';
export { DataDirInUseError } from './errors.ts';
export { keepEmbeddedPostgres } from './keep-running.ts';
export { giveDatabaseToRole, ROLE } from './role.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';
