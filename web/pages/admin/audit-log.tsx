import { auditMessages } from '#domain/audit/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AUDIT_SCREEN } from '#web/features/admin/audit/audit-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = auditMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.auditLog });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={AUDIT_SCREEN.columns.length} />
  </Workspace>
);

export default function AuditLog() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={AUDIT_SCREEN} />
    </Workspace>
  );
}
