export { adminEmails } from './admin-emails.ts';
export { checkNewPassword } from './check-new-password.ts';
export { encryptedSecrets } from './codes/encrypted-places.ts';
export { createUser, insertUser } from './create-user.ts';
export { removeFactorsOf } from './factors.ts';
export { hasFactor } from './has-factor.ts';
export { endSessionsOf, queueResetLink } from './help-owner.ts';
export { PROFILE_CHANGES } from './limits.ts';
export { hashPassword } from './passwords.ts';
export { purgeAccountsJob } from './purge-job.ts';
export { replaceKnownPassword } from './replace-known-password.ts';
export { requirePassword } from './require-password.ts';
export { roleRequests } from './role-requests/role-request-repository.ts';
export { accountsRoutes } from './routes.ts';
export { sendResetLinkJob } from './send-reset-link-job.ts';
export {
  endOtherSessionsOf,
  isOwnToken,
  openSession,
  requireLiveSession,
  resolveSession,
} from './sessions.ts';
export { tellLockOut } from './tell-lock-out.ts';
export { uploadCompanyLogo } from './upload-company-logo.ts';
