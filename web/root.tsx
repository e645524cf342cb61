import headScript from 'virtual:head-script';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { wantsLowData } from '#domain/low-data.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '#domain/site/contact.ts';
import { guardRedirect } from '#domain/site/route-access.ts';
import { requestContext } from '#web/lib/api/request-context.ts';
import { FONTS } from '#web/lib/start/fonts.ts';
import { useNonce } from '#web/lib/start/nonce.ts';
import { STYLES_PLACEHOLDER } from '#web/lib/start/styles-placeholder.ts';
import type { Route } from './+types/root';
import css from './app.css?inline';
import allStyles from './app.css?url';
import { ErrorPage, errorMeta } from './features/site/error-page.tsx';
import { SITE_SETTINGS_API } from './features/site/settings.ts';
import fontFaces from './fonts.css?inline';
import { THEME_COLOR } from './lib/preferences.ts';
import { SiteBody } from './site-body.tsx';

/** The settings this server last loaded, for when they cannot be loaded. */
let lastSettings: SiteSettings = DEFAULT_SITE_SETTINGS;

/** The site settings, which every page shows; slightly old ones are better than none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { readApi, origin } = context.get(requestContext);
  const { status, body } = await readApi(SITE_SETTINGS_API);
  if (status === 200) lastSettings = body as SiteSettings;
  return {
    settings: lastSettings,
    year: new Date().getFullYear(),
    origin,
    lowData: wantsLowData(request.headers),
  };
}

/** For a page that could not be rendered; every other page has its own. */
export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

/** Read once, with the page's HTML. */
export const shouldRevalidate = () => false;

// The browser's bundle contains none of these: if React ever renders the head again, it takes them from the page.
const inPage = (id: string) => document.getElementById(id)?.innerHTML ?? '';
const pageStyles = import.meta.env.PROD ? STYLES_PLACEHOLDER : css;
const styles = { __html: import.meta.env.SSR ? pageStyles : inPage('styles') };
const head = { __html: import.meta.env.SSR ? headScript : inPage('head-script') };
const fonts = { __html: import.meta.env.SSR ? fontFaces : inPage(FONTS.id) };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const {
    settings = DEFAULT_SITE_SETTINGS,
    year = new Date().getFullYear(),
    lowData = false,
  } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <html
      lang="en-GH"
      data-low-data={lowData ? '' : undefined}
      data-guarded={guardRedirect(useLocation().pathname, null) ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOR.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOR.dark}
          suppressHydrationWarning
        />
        <Meta />
        <style
          {...FONTS}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from the build
          dangerouslySetInnerHTML={fonts}
        />
        <script
          id="head-script"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from the build
          dangerouslySetInnerHTML={head}
        />
        <style
          id="styles"
          data-all={import.meta.env.PROD ? allStyles : undefined}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from the build
          dangerouslySetInnerHTML={styles}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        <SiteBody settings={settings} year={year} lowData={lowData}>
          {children}
        </SiteBody>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
