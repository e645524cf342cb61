import { KEEP_AUDIT_LOG } from '#server/platform/database/keep-audit-log.ts';

/** `npm run audit:sql`: prints the SQL that a superuser of the database runs once, so that nobody can change the audit log. */
process.stdout.write(`${KEEP_AUDIT_LOG}\n`);
