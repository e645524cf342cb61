import { failedJobMessages } from '#domain/failed-jobs/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { FAILED_JOBS_SCREEN } from '#web/features/admin/failed-jobs/failed-jobs-screen.tsx';
import { TestMailButton } from '#web/features/admin/setup/test-mail-button.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = failedJobMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.failedJobs });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={FAILED_JOBS_SCREEN.columns.length} />
  </Workspace>
);

export default function FailedJobs() {
  return (
    <Workspace title={title} intro={intro}>
      <div className="mb-6">
        <TestMailButton />
      </div>
      <AdminTable of={FAILED_JOBS_SCREEN} />
    </Workspace>
  );
}
