import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { Verifying } from '#web/features/admin/verification/verifying.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/verification';

const HEADER = {
  title: verifyingMessages.oneTitle,
  intro: verifyingMessages.looked,
  crumbs: [
    { label: DASHBOARD_LINK.label, to: DASHBOARD_LINK.path },
    { label: verifyingMessages.title, to: paths.adminVerifications },
    { label: verifyingMessages.oneTitle },
  ],
};

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: HEADER.title,
    description: verifyingMessages.intro,
    path: paths.adminVerification(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace {...HEADER}>
    <Skeleton className="h-96 rounded-card" />
  </Workspace>
);

export default function AdminVerification({ params: { id } }: Route.ComponentProps) {
  return (
    <Workspace {...HEADER}>
      <Verifying key={id} id={id} />
    </Workspace>
  );
}
