import { Suspense } from 'react';
import { paths } from '#domain/site/paths.ts';
import { AdminTasks } from '#web/features/admin/admin-tasks.tsx';
import { LiftLockout } from '#web/features/admin/lift-lockout.tsx';
import { ListingCounts } from '#web/features/admin/listing-counts.tsx';
import { Overview } from '#web/features/admin/overview/overview.tsx';
import { WaitingCounts } from '#web/features/admin/waiting-counts.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const FirstSteps = lazyPart(() => import('#web/features/admin/setup/first-steps.tsx'), Nothing);

const TITLE = 'Admin dashboard';
const INTRO = 'What’s on the site, and what needs your attention.';

export const meta = guardedMeta({
  title: TITLE,
  description: INTRO,
  path: paths.adminDashboard,
});

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={TITLE} intro={INTRO}>
    {null}
  </Workspace>
);

export default function AdminDashboard() {
  return (
    <Workspace title={TITLE} intro={INTRO}>
      <div className="flex flex-col gap-8">
        <WaitingCounts />
        <Suspense>
          <FirstSteps />
        </Suspense>
        <ListingCounts />
        <Overview />
        <AdminTasks />
        <LiftLockout />
      </div>
    </Workspace>
  );
}
