import { allBookingsMessages } from '#domain/bookings/all-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { BOOKINGS_SCREEN } from '#web/features/admin/bookings/bookings-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = allBookingsMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminBookings });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={BOOKINGS_SCREEN.columns.length} />
  </Workspace>
);

export default function AdminBookings() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={BOOKINGS_SCREEN} />
    </Workspace>
  );
}
