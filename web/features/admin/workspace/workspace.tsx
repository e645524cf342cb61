import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { WORKSPACE_PAGES } from '#domain/site/workspace.ts';
import { newsQuery } from '#web/lib/lists/news-query.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useCurrentInView } from '#web/lib/use-current-in-view.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

interface Props {
  title: string;
  intro?: ReactNode;
  /** The breadcrumbs, if the navigation does not show the way here. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** A page of the Admin workspace: its navigation, title and purpose. */
export function Workspace({ children, ...header }: Props) {
  return (
    <div className="wrap lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:gap-x-5">
      <WorkspaceNavigation />
      <div className="min-w-0">
        <PageHeader {...header} />
        {children}
      </div>
    </div>
  );
}

/**
 * Beside the page from 1,024 px, scrolling on its own in a low window; on a phone, a row above the page that
 * scrolls sideways.
 */
function WorkspaceNavigation() {
  const { pathname } = useLocation();
  const userId = useSession()?.userId;
  const { data } = useQuery({ ...newsQuery(userId ?? ''), enabled: userId !== undefined });
  const current = currentPage(pathname);
  const count = data?.contactMessages.count ?? 0;
  // A badge that appears or disappears moves the links after it.
  const list = useCurrentInView(`${current} ${count}`);

  return (
    <nav
      aria-label="Workspace"
      className="-mx-4 border-line border-b lg:sticky lg:top-17.5 lg:-mx-1 lg:self-start lg:border-b-0"
    >
      <ul
        ref={list}
        className="relative flex gap-x-5 overflow-x-auto px-4 [scrollbar-width:none] lg:max-h-[calc(100dvh-4.375rem)] lg:flex-col lg:gap-1 lg:px-1 lg:py-8 lg:[scrollbar-width:thin]"
      >
        {WORKSPACE_PAGES.map(({ label, path }) => (
          <li key={path} className="shrink-0">
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-transparent border-b-2 font-semibold text-muted hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary lg:min-h-11 lg:rounded-control lg:border-b-0 lg:px-3 lg:aria-[current=page]:bg-primary-soft"
            >
              {label}
              {path === paths.contactMessages && <CountBadge count={count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page of the navigation that a path is, or is beneath. */
function currentPage(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '');
  const beneath = WORKSPACE_PAGES.filter(
    (page) => page.path !== paths.adminDashboard && `${path}/`.startsWith(`${page.path}/`),
  );
  return beneath[0]?.path ?? (path === paths.adminDashboard ? path : undefined);
}
