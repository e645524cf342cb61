import {
  encryptedSecrets,
  purgeAccountsJob,
  sendResetLinkJob,
} from './features/accounts/public.ts';
import { countAnswerTimesJob } from './features/answer-times/public.ts';
import { askListersJob } from './features/availability/public.ts';
import { expireRequestsJob, tellExpiredJob } from './features/bookings/public.ts';
import { findAmongCars } from './features/cars/public.ts';
import { forgetRevealsJob } from './features/contacts/public.ts';
import { forgetFailedJobsJob } from './features/failed-jobs/public.ts';
import { leaveJob } from './features/leaving/public.ts';
import { countVocabularyJob, placeListingsJob } from './features/listings/public.ts';
import {
  checkRecentMediaJob,
  hideOriginalJob,
  lookForSimilarJob,
  makeRenditionJob,
  photoJobGroups,
  releaseMediaJob,
  sweepMediaJob,
  VIDEOS_AT_ONCE,
} from './features/media/public.ts';
import { countPricesJob } from './features/moderation/public.ts';
import { forgetArchivesJob, makeArchiveJob } from './features/own-data/public.ts';
import { noteDropJob, sendDropsJob } from './features/prices/public.ts';
import { findAmongProperties } from './features/properties/public.ts';
import {
  findAlertsJob,
  sendAlertsJob,
  sendDailyAlertsJob,
} from './features/saved-searches/public.ts';
import { forgetContactMessagesJob } from './features/site/public.ts';
import { readFeedsJob } from './features/stay-calendars/public.ts';
import { askForReviewsJob, showReviewsJob } from './features/stay-reviews/public.ts';
import { forgetUnfoundSearchesJob } from './features/unfound-searches/public.ts';
import { sweepUploadsJob } from './features/uploads/public.ts';
import {
  encryptedDocuments,
  forgetVerificationsJob,
  remindVerificationsJob,
} from './features/verification/public.ts';
import { forgetViewsJob } from './features/views/public.ts';
import { renewEncryptionJob } from './platform/crypto/renew-encryption-job.ts';
import { forgetLimitsJob } from './platform/forget-limits.ts';
import { forgetKeysJob } from './platform/idempotency/forget-keys.ts';
import type { JobGroup } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mail.ts';
import { sendMailJob } from './platform/mail/send-mail-job.ts';
import type { Platform } from './platform/platform.ts';

/** The lists that saved searches run on. */
export const LIST_FINDERS = { property: findAmongProperties, car: findAmongCars };

/**
 * Every job of every feature. Photos and videos have their own slots: a hundred of them delay no email, and only a few
 * are decoded at once.
 */
export const jobGroups = (platform: Platform, mailer: Mailer): JobGroup[] => [
  {
    // At night two of the slots are occupied for a while, which leaves the third for emails.
    specs: [
      sendMailJob(mailer),
      sendResetLinkJob(platform),
      purgeAccountsJob(platform),
      releaseMediaJob(platform),
      sweepMediaJob(platform),
      lookForSimilarJob(platform),
      sweepUploadsJob(platform),
      forgetRevealsJob(platform),
      forgetViewsJob(platform),
      forgetVerificationsJob(platform),
      remindVerificationsJob(platform),
      renewEncryptionJob(platform, [
        ...encryptedSecrets(platform),
        ...encryptedDocuments(platform),
      ]),
      forgetKeysJob(platform),
      forgetLimitsJob(platform),
      forgetContactMessagesJob(platform),
      forgetFailedJobsJob(platform),
      forgetUnfoundSearchesJob(platform),
      forgetArchivesJob(platform),
      leaveJob(platform),
      expireRequestsJob(platform),
      tellExpiredJob(platform),
      countVocabularyJob(platform),
      placeListingsJob(platform),
      countPricesJob(platform),
      countAnswerTimesJob(platform),
      checkRecentMediaJob(platform),
    ],
    concurrency: 3,
  },
  // Apart, so that many alerts at once delay no other email.
  {
    specs: [
      findAlertsJob(platform, LIST_FINDERS),
      sendAlertsJob(platform),
      sendDailyAlertsJob(platform),
      noteDropJob(platform),
      sendDropsJob(platform),
      askListersJob(platform),
      askForReviewsJob(platform),
      showReviewsJob(platform),
    ],
    concurrency: 2,
  },
  // Apart, because other sites may be slow.
  { specs: [readFeedsJob(platform)], concurrency: 1 },
  // Apart, because an archive with thousands of photos takes minutes.
  { specs: [makeArchiveJob(platform)], concurrency: 1 },
  ...photoJobGroups(platform),
  {
    specs: [makeRenditionJob(platform), hideOriginalJob(platform)],
    concurrency: VIDEOS_AT_ONCE,
  },
];
