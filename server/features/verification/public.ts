export { askVerification } from './ask-verification.ts';
export { decideVerification } from './decide-verification.ts';
export { encryptedDocuments } from './encrypted-places.ts';
export { forgetVerificationsJob } from './forget-verifications.ts';
export {
  checksOfPeople,
  listChecks,
  listChecksFor,
  verifiedPeople,
  withChecks,
} from './list-checks.ts';
export { maskedNumber } from './present.ts';
export { remindVerificationsJob } from './remind-verifications.ts';
export { verificationRoutes } from './routes.ts';
