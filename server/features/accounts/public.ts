export { adminEmails } from './admin-emails.ts';
export { checkNewPassword } from './check-new-password.ts';
export { createUser } from './create-user.ts';
export { purgeAccountsJob } from './purge-job.ts';
export { replaceKnownPassword } from './replace-known-password.ts';
export { accountsRoutes } from './routes.ts';
export { sendResetLinkJob } from './send-reset-link-job.ts';
export { openSession, resolveSession } from './sessions.ts';
export { uploadCompanyLogo } from './upload-company-logo.ts';
