import { paths } from '#domain/site/paths.ts';
import { AdminTasks } from '#web/features/admin/admin-tasks.tsx';
import { LiftLockout } from '#web/features/admin/lift-lockout.tsx';
import { ListingCounts } from '#web/features/admin/listing-counts.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/admin-dashboard';

const TITLE = 'Admin dashboard';
const INTRO = 'What is on the site, and what you can do about it.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: TITLE,
    description: INTRO,
    path: paths.adminDashboard,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="wrap">
      <PageHeader title={TITLE} intro={INTRO} />
    </div>
  );
}

export default function AdminDashboard() {
  const userId = useSession()?.userId;
  return (
    <div className="wrap">
      <PageHeader title={TITLE} intro={INTRO} />
      <div className="flex flex-col gap-8">
        <ListingCounts />
        {userId !== undefined && <AdminTasks userId={userId} />}
        <LiftLockout />
      </div>
    </div>
  );
}
