export { encryptedSecrets } from './codes/encrypted-places.ts';
export { createUser, insertUser } from './create-user.ts';
export { adminEmails } from './email/admin-emails.ts';
export { removeFactorsOf } from './factors/factors.ts';
export { hasFactor } from './factors/has-factor.ts';
export { endSessionsOf, queueResetLink } from './factors/help-owner.ts';
export { PROFILE_CHANGES } from './limits.ts';
export { notifyLockout } from './login/notify-lockout.ts';
export {
  endOtherSessionsOf,
  isOwnToken,
  openSession,
  requireLiveSession,
  resolveSession,
} from './login/sessions.ts';
export { makeAdmin } from './make-admin.ts';
export { checkNewPassword } from './passwords/check-new-password.ts';
export { hashPassword } from './passwords/passwords.ts';
export { replaceKnownPassword } from './passwords/replace-known-password.ts';
export { requirePassword } from './passwords/require-password.ts';
export { sendResetLinkJob } from './passwords/send-reset-link-job.ts';
export { purgeAccountsJob } from './purge-job.ts';
export { roleRequests } from './role-requests/role-request-repository.ts';
export { accountsRoutes } from './routes.ts';
export { uploadCompanyLogo } from './upload-company-logo.ts';
