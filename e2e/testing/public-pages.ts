import type { RouteConfigEntry } from '@react-router/dev/routes';
import { guardRedirect } from '#domain/site/route-access.ts';
import routes from '#web/routes.ts';

const pathOf = ({ path = '' }: RouteConfigEntry) =>
  `/${path.replace('*', 'no-such-page').replace(/:\w+\??/g, '0')}`;
const isOpen = (route: RouteConfigEntry) =>
  guardRedirect(pathOf(route), null) === undefined && route.file.endsWith('.tsx');

/** The pages that visitors may open, by module: one path for each. */
export const PUBLIC_PAGES: ReadonlyMap<string, string> = new Map(
  (routes as RouteConfigEntry[]).filter(isOpen).map((each) => [each.file, pathOf(each)]),
);
