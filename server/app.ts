import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { pageVariant } from '#domain/low-data.ts';
import { allowEmptyJson } from '#server/platform/http/calls/allow-empty-json.ts';
import { acceptForms } from '#server/platform/http/calls/page-forms.ts';
import { readPlainParams } from '#server/platform/http/calls/plain-params.ts';
import { Admission } from '#server/platform/http/limits/admission.ts';
import { limitReads } from '#server/platform/http/limits/limit-reads.ts';
import { limitWritesOfAddresses } from '#server/platform/http/limits/limit-writes.ts';
import {
  cutOffSlowClients,
  type SlowClientLimits,
} from '#server/platform/http/limits/slow-clients.ts';
import {
  handleClientError,
  handleErrors,
  notFoundHandler,
} from '#server/platform/http/responses/errors.ts';
import { replayKeptResponses } from '#server/platform/http/responses/replay.ts';
import { serveServiceWorker } from '#server/platform/http/responses/service-worker.ts';
import { serveBuiltFiles } from '#server/platform/http/responses/static-files.ts';
import { requireOwnHost } from '#server/platform/http/security/own-host.ts';
import { sendSecurityHeaders } from '#server/platform/http/security/security-headers.ts';
import { askViewer, tokenOf } from '#server/platform/http/security/session.ts';
import { serveApi } from './api.ts';
import { isOwnToken, resolveSession } from './features/accounts/public.ts';
import { mediaRoutes } from './features/media/public.ts';
import { crawlerRoutes } from './features/seo/public.ts';
import { asksForFactor, asksToConfirm } from './features/site/public.ts';
import { oneClickRoutes } from './features/unsubscribe/public.ts';
import type { Readiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/http/health-routes.ts';
import { renderPages } from './platform/http/pages.ts';
import { requestIds } from './platform/http/request-id.ts';
import { logRequests } from './platform/http/request-log.ts';
import type { Platform } from './platform/platform.ts';
import type { PageRenderer, RendererOptions } from './platform/rendering/page-renderer.ts';

export interface AppOptions {
  trustProxy?: string | false;
  /** Overrides the usual limits of slow clients. */
  slowClients?: Partial<SlowClientLimits> | undefined;
  /** Reported by /readyz; leave out where nobody asks for it. */
  readiness?: Readiness | undefined;
  /** Seconds since the app began to listen; set by tests. */
  uptimeSeconds?: (() => number) | undefined;
  /** Refuses requests for hosts other than APP_URL's. */
  ownHostOnly?: boolean;
  /** Lets browsers keep pages for offline use; false also removes the pages already kept. */
  serviceWorker?: boolean;
  /** The web build; leave out for the API alone. */
  web?: WebBuild | undefined;
}

interface WebBuild {
  mode: string;
  /** Starts the renderer of the pages; it is closed with the app. */
  startRenderer: (options: RendererOptions) => PageRenderer;
  /** The folder of the build; undefined when another server (Vite) serves the browser's files. */
  buildDir: string | undefined;
}

/** The whole application as a plain function of its dependencies: tests boot it without a port. */
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
  const { appUrl, mapTiles } = platform.config;
  const isStopping = () => readiness?.isStopping ?? false;
  const isMember = async (request: FastifyRequest) => {
    const token = tokenOf(request, appUrl);
    return token !== undefined && (await isOwnToken(platform, token));
  };
  const admission = new Admission(platform.log, isMember, uptimeSeconds);
  const app = newServer(platform, trustProxy);
  // Bodies are JSON or forms with files; Fastify would accept plain text too.
  app.removeContentTypeParser('text/plain');
  allowEmptyJson(app);
  logRequests(app);
  cutOffSlowClients(app, slowClients);
  handleErrors(app);
  if (ownHostOnly) requireOwnHost(app, appUrl);
  readPlainParams(app);
  limitReads(app);
  limitWritesOfAddresses(app);
  replayKeptResponses(app, platform.responses, isStopping);
  app.decorate('asksToConfirm', asksToConfirm(platform));
  if (readiness) healthRoutes(app, readiness, admission);
  const tilesFrom = mapTiles && new URL(mapTiles.url).origin;
  await sendSecurityHeaders(app, {
    tilesFrom,
    secure: appUrl.startsWith('https:'),
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
  const whoHas = (token: string) => resolveSession(platform, token, asksForFactor(platform));
  await app.register((api) => serveApi(api, platform, whoHas), { prefix: '/api' });
  await app.register(mediaRoutes, {
    prefix: '/media',
    platform,
    viewerOf: askViewer(appUrl, whoHas),
  });
  await app.register(crawlerRoutes, { platform });
  await app.register(oneClickRoutes, { platform });
  if (web) await serveWeb(app, platform, { ...web, serviceWorker, tilesFrom });
  else app.setNotFoundHandler(notFoundHandler);
  return app;
}

function newServer(platform: Platform, trustProxy: string | false): FastifyInstance {
  return Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: requestIds(trustProxy),
    bodyLimit: 256 * 1024,
    // cutOffSlowClients limits how slowly a body may arrive and a response be read.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // Keep serving requests that still arrive during shutdown (lifecycle.ts); /readyz tells the proxy to send no more.
    return503OnClosing: false,
    frameworkErrors: handleClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
}

/** The pages, their forms and the files of the build. */
async function serveWeb(
  app: FastifyInstance,
  { config: { appUrl }, responses }: Platform,
  {
    mode,
    startRenderer,
    buildDir,
    serviceWorker,
    tilesFrom,
  }: WebBuild & { serviceWorker: boolean; tilesFrom: string | undefined },
): Promise<void> {
  if (buildDir) {
    await serveBuiltFiles(app, path.join(buildDir, 'client'), path.join(buildDir, 'older'));
    await serveServiceWorker(app, path.join(buildDir, 'service-worker'), serviceWorker);
  }
  const renderer = startRenderer({ mode, origin: appUrl });
  app.addHook('onClose', () => renderer.close());
  const pages = {
    renderer,
    pageVariant,
    origin: appUrl,
    tilesFrom,
    responses,
  };
  renderPages(app, pages);
  acceptForms(app, pages);
}
