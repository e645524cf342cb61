import { paths } from '#domain/site/paths.ts';
import { AdminTasks } from '#web/features/admin/admin-tasks.tsx';
import { LiftLockout } from '#web/features/admin/lift-lockout.tsx';
import { ListingCounts } from '#web/features/admin/listing-counts.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/guarded-page.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

const TITLE = 'Admin dashboard';
const INTRO = 'What is on the site, and what you can do about it.';

export const meta = guardedMeta({
  title: TITLE,
  description: INTRO,
  path: paths.adminDashboard,
});

export const clientLoader = guardedLoader;

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
