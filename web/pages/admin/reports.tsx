import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { REPORTS_SCREEN } from '#web/features/admin/reports/reports-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = reportedMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminReports });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={REPORTS_SCREEN.columns.length} />
  </Workspace>
);

export default function AdminReports() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={REPORTS_SCREEN} />
    </Workspace>
  );
}
