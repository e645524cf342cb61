import pages from 'virtual:pages';
import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useRouteError,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '#domain/site/contact.ts';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { knowVisitor } from '#web/head/know-visitor.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { announceSession } from '#web/lib/session/session.ts';
import { SiteBody } from '#web/site-body.tsx';

/**
 * Opens an address of the site as a link to it would: its page, in the shared frame; called again, it reloads.
 * The test answers its calls (answers.ts).
 */
export async function openSite(
  address: string,
  settings: Partial<SiteSettings> = {},
): Promise<RenderResult> {
  closeSite();
  await cleanup();
  getQueryClient().clear();
  history.replaceState(null, '', address);
  knowVisitor();
  announceSession();
  const router = createBrowserRouter([
    {
      id: 'root',
      element: <Site settings={settings} page={<Outlet />} />,
      errorElement: <Site settings={settings} page={<Failed />} />,
      hydrateFallbackElement: <></>,
      children: pages.map(({ path, load }) => ({
        ...(path === '/' ? { index: true as const } : { path }),
        lazy: async () => {
          const page = await load();
          return {
            ...(page.default && { Component: withComponentProps(page.default) }),
            ...(page.clientLoader && { loader: page.clientLoader }),
            ...(page.clientAction && { action: page.clientAction }),
            ...(page.ErrorBoundary && {
              ErrorBoundary: withErrorBoundaryProps(page.ErrorBoundary),
            }),
          };
        },
      })),
    },
  ]);
  const shown = await render(<RouterProvider router={router} />);
  openRouters.push(router);
  return shown;
}

function Site({ settings, page }: { settings: Partial<SiteSettings>; page: ReactNode }) {
  return (
    <SiteBody settings={{ ...DEFAULT_SITE_SETTINGS, ...settings }} year={2026} lowData={false}>
      {page}
    </SiteBody>
  );
}

const Failed = () => <ErrorPage error={useRouteError()} />;

/** The current address, for `await expect.poll(address).toBe('/login')`. */
export const address = (): string => location.pathname + location.search;

const openRouters: { dispose(): void }[] = [];

/** Keeps one test's page from responding to the next test. */
export function closeSite(): void {
  for (const router of openRouters.splice(0)) router.dispose();
}
