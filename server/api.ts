import type { FastifyInstance } from 'fastify';
import { overviewRoutes } from '#server/features/overview/public.ts';
import { describeApi } from '#server/platform/http/calls/api-document.ts';
import { limitWritesOfAccounts } from '#server/platform/http/limits/limit-writes.ts';
import { unawaitedWork } from '#server/platform/http/limits/unawaited-work.ts';
import { sendDependencies } from '#server/platform/http/responses/dependency-headers.ts';
import { notFoundHandler } from '#server/platform/http/responses/errors.ts';
import { showOwnChanges } from '#server/platform/http/responses/own-changes.ts';
import { keepResponsesPrivate } from '#server/platform/http/security/private-responses.ts';
import { recordAdminActions, reportRefusals } from '#server/platform/http/security/security-log.ts';
import { authenticate, type TokenResolution } from '#server/platform/http/security/session.ts';
import { apiSchemas } from './api-schemas.ts';
import { accountsRoutes, notifyLockout } from './features/accounts/public.ts';
import { auditRefusal, auditRoutes } from './features/audit/public.ts';
import { availabilityRoutes } from './features/availability/public.ts';
import { bookingsRoutes, cancelStaysOfDeleted } from './features/bookings/public.ts';
import { carsRoutes } from './features/cars/public.ts';
import { allCommentsRoutes, commentsRoutes } from './features/comments/public.ts';
import { conversationsRoutes } from './features/conversations/public.ts';
import { enquiriesRoutes } from './features/enquiries/public.ts';
import { failedJobsRoutes } from './features/failed-jobs/public.ts';
import { favouritesRoutes, sharedListRoutes } from './features/favourites/public.ts';
import { keepAccountSince, leavingRoutes } from './features/leaving/public.ts';
import { listersRoutes } from './features/listers/public.ts';
import { listingChangesRoutes } from './features/listing-changes/public.ts';
import { moderationRoutes } from './features/moderation/public.ts';
import { newsRoutes } from './features/news/public.ts';
import { ownDataRoutes } from './features/own-data/public.ts';
import { paymentsRoutes } from './features/payments/public.ts';
import { peopleRoutes } from './features/people/public.ts';
import { placesRoutes } from './features/places/public.ts';
import { pricesRoutes } from './features/prices/public.ts';
import { propertiesRoutes } from './features/properties/public.ts';
import { reportsRoutes } from './features/reports/public.ts';
import { savedSearchesRoutes } from './features/saved-searches/public.ts';
import { setupRoutes } from './features/setup/public.ts';
import {
  asksForFactor,
  asksToConfirm,
  listersNeedApproval,
  siteRoutes,
} from './features/site/public.ts';
import { stayCalendarsRoutes } from './features/stay-calendars/public.ts';
import { stayReviewsRoutes } from './features/stay-reviews/public.ts';
import { staysRoutes } from './features/stays/public.ts';
import { suggestionsRoutes } from './features/suggestions/public.ts';
import { noteUnfoundSearches, unfoundSearchesRoutes } from './features/unfound-searches/public.ts';
import { unsubscribeRoutes } from './features/unsubscribe/public.ts';
import { uploadsRoutes } from './features/uploads/public.ts';
import { verificationRoutes } from './features/verification/public.ts';
import { viewsRoutes } from './features/views/public.ts';
import { workspaceRoutes } from './features/workspace/public.ts';
import { honestAboutMail } from './platform/http/honest-about-mail.ts';
import type { Platform } from './platform/platform.ts';

/** Applies the rules of every API call, and adds the routes of every feature. `whoHas` resolves a token to its owner. */
export async function serveApi(
  api: FastifyInstance,
  platform: Platform,
  whoHas: (token: string) => Promise<TokenResolution>,
): Promise<void> {
  const { appUrl } = platform.config;
  // A route, not a not-found handler: otherwise the pages' wildcard would respond with HTML.
  api.all('/*', { schema: { hide: true } }, notFoundHandler);
  await describeApi(api, { origin: appUrl, schemas: apiSchemas });
  keepResponsesPrivate(api);
  authenticate(api, appUrl, whoHas);
  limitWritesOfAccounts(api, platform.limits);
  recordAdminActions(api);
  const inBackground = unawaitedWork(api);
  reportRefusals(api, async (refusal) => {
    await auditRefusal(platform, refusal);
    inBackground(notifyLockout(platform, refusal, asksToConfirm(platform)));
  });
  showOwnChanges(api, { responses: platform.responses, appUrl });
  sendDependencies(api);
  honestAboutMail(api, platform.config);
  noteUnfoundSearches(api, platform);
  await registerFeatures(api, platform);
}

async function registerFeatures(api: FastifyInstance, platform: Platform): Promise<void> {
  await api.register(accountsRoutes, {
    platform,
    asksToConfirm: asksToConfirm(platform),
    asksForFactor: asksForFactor(platform),
    listersNeedApproval: listersNeedApproval(platform),
    keepAccountSince,
  });
  await api.register(auditRoutes, { platform });
  await api.register(placesRoutes, { platform });
  await api.register(propertiesRoutes, { platform, beforeDelete: cancelStaysOfDeleted });
  await api.register(commentsRoutes, { platform });
  await api.register(allCommentsRoutes, { platform });
  await api.register(availabilityRoutes, { platform });
  await api.register(bookingsRoutes, { platform });
  await api.register(staysRoutes, { platform });
  await api.register(carsRoutes, { platform });
  await api.register(enquiriesRoutes, { platform });
  await api.register(failedJobsRoutes, { platform });
  await api.register(conversationsRoutes, { platform });
  await api.register(favouritesRoutes, { platform });
  await api.register(sharedListRoutes, { platform });
  await api.register(leavingRoutes, { platform });
  await api.register(listersRoutes, { platform });
  await api.register(listingChangesRoutes, { platform });
  await api.register(moderationRoutes, { platform });
  await api.register(newsRoutes, { platform });
  await api.register(overviewRoutes, { platform });
  await api.register(ownDataRoutes, { platform });
  await api.register(workspaceRoutes, { platform });
  await api.register(viewsRoutes, { platform });
  await api.register(pricesRoutes, { platform });
  await api.register(paymentsRoutes, { platform });
  await api.register(peopleRoutes, { platform });
  await api.register(reportsRoutes, { platform });
  await api.register(savedSearchesRoutes, { platform });
  await api.register(setupRoutes, { platform });
  await api.register(siteRoutes, { platform });
  await api.register(stayCalendarsRoutes, { platform });
  await api.register(stayReviewsRoutes, { platform });
  await api.register(suggestionsRoutes, { platform });
  await api.register(unfoundSearchesRoutes, { platform });
  await api.register(verificationRoutes, { platform });
  await api.register(unsubscribeRoutes, { platform });
  await api.register(uploadsRoutes, { platform });
}
