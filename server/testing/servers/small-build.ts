import { createContext, type EntryContext, RouterContextProvider } from 'react-router';
import type { AppOptions } from '#server/app.ts';
import { rendererHere } from '#server/platform/rendering/page-renderer.ts';
import type { WebBuild } from '#server/platform/rendering/web-build.ts';

type Provided = Parameters<WebBuild['entry']['module']['provideRequestContext']>[0];

/** The server's context for a page's loader and action. */
export const provided = createContext<Partial<Provided>>();

/**
 * A web build of a single page, for tests of the code that serves pages.
 * @param say returns the page's response, as JSON.
 */
export const smallBuild = (
  path: string,
  page: object,
  say: (context: EntryContext['staticHandlerContext']) => unknown,
): WebBuild =>
  ({
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          { staticHandlerContext }: EntryContext,
        ) =>
          new Response(JSON.stringify(say(staticHandlerContext)), {
            status,
            headers: { ...Object.fromEntries(headers), 'content-type': 'text/html; charset=utf-8' },
          }),
        handleError() {},
        provideRequestContext(value: Provided) {
          const provider = new RouterContextProvider();
          provider.set(provided, value);
          return provider;
        },
      },
    },
    routes: { page: { id: 'page', path, module: { default: () => null, ...page } } },
    assets: { routes: {}, version: '1', entry: { module: '', imports: [] }, url: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as WebBuild;

/** Serves the pages of a small build to an app. */
export const webOf = (build: WebBuild): NonNullable<AppOptions['web']> => ({
  mode: 'production',
  startRenderer: (options) => rendererHere(async () => build, options),
  buildDir: undefined,
});
