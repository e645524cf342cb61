import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { pageVariant } from '#domain/low-data.ts';
import { overviewRoutes } from '#server/features/overview/public.ts';
import { allowEmptyJson } from '#server/platform/http/calls/allow-empty-json.ts';
import { describeApi } from '#server/platform/http/calls/api-document.ts';
import { acceptForms } from '#server/platform/http/calls/page-forms.ts';
import { readPlainParams } from '#server/platform/http/calls/plain-params.ts';
import { Admission } from '#server/platform/http/limits/admission.ts';
import { limitReads } from '#server/platform/http/limits/limit-reads.ts';
import {
  limitWritesOfAccounts,
  limitWritesOfAddresses,
} from '#server/platform/http/limits/limit-writes.ts';
import {
  cutOffSlowClients,
  type SlowClientLimits,
} from '#server/platform/http/limits/slow-clients.ts';
import { unawaitedWork } from '#server/platform/http/limits/unawaited-work.ts';
import { sendDependencies } from '#server/platform/http/responses/dependency-headers.ts';
import {
  handleClientError,
  handleErrors,
  notFoundHandler,
} from '#server/platform/http/responses/errors.ts';
import { showOwnChanges } from '#server/platform/http/responses/own-changes.ts';
import { replayKeptResponses } from '#server/platform/http/responses/replay.ts';
import { serveServiceWorker } from '#server/platform/http/responses/service-worker.ts';
import { serveBuiltFiles } from '#server/platform/http/responses/static-files.ts';
import { requireOwnHost } from '#server/platform/http/security/own-host.ts';
import { keepResponsesPrivate } from '#server/platform/http/security/private-responses.ts';
import { sendSecurityHeaders } from '#server/platform/http/security/security-headers.ts';
import { recordAdminActions, tellRefusals } from '#server/platform/http/security/security-log.ts';
import { askViewer, authenticate, tokenOf } from '#server/platform/http/security/session.ts';
import { apiSchemas } from './api-schemas.ts';
import {
  accountsRoutes,
  isOwnToken,
  resolveSession,
  tellLockOut,
} from './features/accounts/public.ts';
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
import { mediaRoutes } from './features/media/public.ts';
import { moderationRoutes } from './features/moderation/public.ts';
import { newsRoutes } from './features/news/public.ts';
import { ownDataRoutes } from './features/own-data/public.ts';
import { peopleRoutes } from './features/people/public.ts';
import { placesRoutes } from './features/places/public.ts';
import { pricesRoutes } from './features/prices/public.ts';
import { propertiesRoutes } from './features/properties/public.ts';
import { reportsRoutes } from './features/reports/public.ts';
import { savedSearchesRoutes } from './features/saved-searches/public.ts';
import { crawlerRoutes } from './features/seo/public.ts';
import { setupRoutes } from './features/setup/public.ts';
import {
  asksForFactor,
  asksToConfirm,
  listersNeedApproval,
  siteRoutes,
} from './features/site/public.ts';
import { suggestionsRoutes } from './features/suggestions/public.ts';
import { oneClickRoutes, unsubscribeRoutes } from './features/unsubscribe/public.ts';
import { uploadsRoutes } from './features/uploads/public.ts';
import { verificationRoutes } from './features/verification/public.ts';
import { viewsRoutes } from './features/views/public.ts';
import { workspaceRoutes } from './features/workspace/public.ts';
import type { Readiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/http/health-routes.ts';
import { honestAboutMail } from './platform/http/honest-about-mail.ts';
import { renderPages } from './platform/http/pages.ts';
import { requestIds } from './platform/http/request-id.ts';
import { logRequests } from './platform/http/request-log.ts';
import type { Platform } from './platform/platform.ts';
import type { PageRenderer, RendererOptions } from './platform/rendering/page-renderer.ts';

export interface AppOptions {
  trustProxy?: string | false;
  /** How slow a client may be, where it is not as usual. */
  slowClients?: Partial<SlowClientLimits> | undefined;
  /** What /readyz tells; left out where nobody asks. */
  readiness?: Readiness | undefined;
  /** For how long requests have been listened for, in seconds, where a test says so. */
  uptimeSeconds?: (() => number) | undefined;
  /** Serves no request for another host than APP_URL's. */
  ownHostOnly?: boolean;
  /** Whether browsers are to keep pages for when they are offline; false removes what they have kept. */
  serviceWorker?: boolean;
  /** The web build; left out where only the API is wanted. */
  web?:
    | {
        mode: string;
        /** What renders the pages, until the app is closed. */
        startRenderer: (options: RendererOptions) => PageRenderer;
        /** The folder of the build; undefined when another server (Vite) has the browser's files. */
        buildDir: string | undefined;
      }
    | undefined;
}

/** The whole application as a plain function of what it needs: tests boot it without a port. */
export async function createApp(
  platform: Platform,
  {
    trustProxy = false,
    ownHostOnly = false,
    serviceWorker = true,
    readiness,
    slowClients,
    uptimeSeconds,
    web,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const isStopping = () => readiness?.isStopping ?? false;
  const isMember = async (request: FastifyRequest) => {
    const token = tokenOf(request, platform.config.appUrl);
    return token !== undefined && (await isOwnToken(platform, token));
  };
  const admission = new Admission(platform.log, isMember, uptimeSeconds);
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: requestIds(trustProxy),
    bodyLimit: 256 * 1024,
    // How slowly a body may come, and a response be read, is looked after by cutOffSlowClients.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // What still comes while the process stops is served (lifecycle.ts); the proxy knows from /readyz.
    return503OnClosing: false,
    frameworkErrors: handleClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  // Bodies are JSON or forms with files; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  allowEmptyJson(app);
  logRequests(app);
  cutOffSlowClients(app, slowClients);
  handleErrors(app);
  if (ownHostOnly) requireOwnHost(app, platform.config.appUrl);
  readPlainParams(app);
  limitReads(app);
  limitWritesOfAddresses(app);
  replayKeptResponses(app, platform.responses, isStopping);
  app.decorate('asksToConfirm', asksToConfirm(platform));
  if (readiness) healthRoutes(app, readiness, admission);
  const { mapTiles } = platform.config;
  const tilesFrom = mapTiles && new URL(mapTiles.url).origin;
  await sendSecurityHeaders(app, {
    tilesFrom,
    secure: platform.config.appUrl.startsWith('https:'),
    development: web?.mode === 'development',
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await admission.guard(app);
  await app.register(multipart);
  const { appUrl } = platform.config;
  const whoHas = (token: string) => resolveSession(platform, token, asksForFactor(platform));
  await app.register(
    async (api) => {
      // A route, not a not-found handler: else the pages' own wildcard would respond with HTML.
      api.all('/*', { schema: { hide: true } }, notFoundHandler);
      await describeApi(api, { origin: platform.config.appUrl, schemas: apiSchemas });
      keepResponsesPrivate(api);
      authenticate(api, appUrl, whoHas);
      limitWritesOfAccounts(api, platform.limits);
      recordAdminActions(api);
      const inBackground = unawaitedWork(api);
      tellRefusals(api, async (refusal) => {
        await auditRefusal(platform, refusal);
        inBackground(tellLockOut(platform, refusal, asksToConfirm(platform)));
      });
      showOwnChanges(api, { responses: platform.responses, appUrl: platform.config.appUrl });
      sendDependencies(api);
      honestAboutMail(api, platform.config);
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
      await api.register(peopleRoutes, { platform });
      await api.register(reportsRoutes, { platform });
      await api.register(savedSearchesRoutes, { platform });
      await api.register(setupRoutes, { platform });
      await api.register(siteRoutes, { platform });
      await api.register(suggestionsRoutes, { platform });
      await api.register(verificationRoutes, { platform });
      await api.register(unsubscribeRoutes, { platform });
      await api.register(uploadsRoutes, { platform });
    },
    { prefix: '/api' },
  );
  await app.register(mediaRoutes, {
    prefix: '/media',
    platform,
    viewerOf: askViewer(appUrl, whoHas),
  });
  await app.register(crawlerRoutes, { platform });
  await app.register(oneClickRoutes, { platform });
  if (web) {
    if (web.buildDir) {
      const { buildDir } = web;
      await serveBuiltFiles(app, path.join(buildDir, 'client'), path.join(buildDir, 'older'));
      await serveServiceWorker(app, path.join(buildDir, 'service-worker'), serviceWorker);
    }
    const renderer = web.startRenderer({ mode: web.mode, origin: appUrl });
    app.addHook('onClose', () => renderer.close());
    const pages = {
      renderer,
      pageVariant,
      origin: appUrl,
      tilesFrom,
      responses: platform.responses,
    };
    renderPages(app, pages);
    acceptForms(app, pages);
  } else {
    app.setNotFoundHandler(notFoundHandler);
  }
  return app;
}
