import type { MetaDescriptor } from 'react-router';
import { originOf, pageMeta } from '../page-meta.ts';
import { guard } from './guard.ts';

/** The `clientLoader` of a page for members, which has no data of its own; it runs before the first paint too. */
export const guardedLoader = Object.assign(
  ({ request }: { request: Request }) => {
    guard(request);
    return null;
  },
  { hydrate: true as const },
);

interface GuardedPage {
  title: string;
  description: string;
  path: string;
}

/** The `meta` of a page for members: search engines must not index it. */
export const guardedMeta =
  (page: GuardedPage) =>
  ({ matches }: { matches: Parameters<typeof originOf>[0] }): MetaDescriptor[] =>
    pageMeta({ ...page, origin: originOf(matches), index: false });
