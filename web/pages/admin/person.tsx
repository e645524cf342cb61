import { peopleMessages } from '#domain/people/messages.ts';
import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { Person } from '#web/features/admin/people/person.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/person';

const HEADER = {
  title: 'Person',
  crumbs: [
    { label: DASHBOARD_LINK.label, to: DASHBOARD_LINK.path },
    { label: peopleMessages.title, to: paths.adminPeople },
    { label: 'Person' },
  ],
};

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: HEADER.title,
    description: 'One person with an account.',
    path: paths.adminPerson(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace {...HEADER}>
    <Skeleton className="h-96 rounded-card" />
  </Workspace>
);

export default function AdminPerson({ params: { id } }: Route.ComponentProps) {
  return (
    <Workspace {...HEADER}>
      <Person key={id} id={id} />
    </Workspace>
  );
}
