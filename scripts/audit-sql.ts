import { KEEP_AUDIT_LOG } from '#server/platform/database/keep-audit-log.ts';

/** `npm run audit:sql`: what a superuser of the database runs once, so that nobody changes the audit log. */
process.stdout.write(`${KEEP_AUDIT_LOG}\n`);
