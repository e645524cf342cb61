import { paths } from '#domain/site/paths.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { VERIFICATIONS_SCREEN } from '#web/features/admin/verification/verifications-screen.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = verifyingMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminVerifications });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={VERIFICATIONS_SCREEN.columns.length} />
  </Workspace>
);

export default function AdminVerifications() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={VERIFICATIONS_SCREEN} />
    </Workspace>
  );
}
