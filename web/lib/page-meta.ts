import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The page's own path, with the query that makes another page of it. */
  path: string;
  origin: string;
  /** Path or address of the picture of link previews. */
  image?: string | undefined;
  /** False keeps private pages out of search engines. */
  index?: boolean;
  jsonLd?: Record<string, unknown>;
}

const DEFAULT_IMAGE = '/og-default.png';

/**
 * The site's public origin for a page's `meta`, from the root loader, so that the server's HTML and the browser
 * agree; the window's own if there is no root data (an error page).
 */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData as { origin?: string } | undefined;
  return root?.origin ?? globalThis.location?.origin ?? 'http://localhost';
}

/** The browser tab's title; pass `title` without the product's name. */
export const documentTitle = (title: string) => `${title} | Efie`;

/** Title, description, canonical address and link preview of a page, with absolute addresses. */
export function pageMeta({
  title,
  description,
  path,
  origin,
  image,
  index = true,
  jsonLd,
}: PageMeta): MetaDescriptor[] {
  const address = new URL(path, origin).href;
  const full = documentTitle(title);
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Efie' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_GH' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(image ?? DEFAULT_IMAGE, origin).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
  ] as MetaDescriptor[];
}
