import { requestListMessages } from '#domain/cars/request-list-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { REQUESTS_SCREEN } from '#web/features/admin/requests/requests-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = requestListMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.relocationRequests });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={REQUESTS_SCREEN.columns.length} />
  </Workspace>
);

export default function RelocationRequests() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={REQUESTS_SCREEN} />
    </Workspace>
  );
}
