import { peopleMessages } from '#domain/people/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { PEOPLE_SCREEN } from '#web/features/admin/people/people-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = peopleMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminPeople });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={PEOPLE_SCREEN.columns.length} />
  </Workspace>
);

export default function AdminPeople() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={PEOPLE_SCREEN} />
    </Workspace>
  );
}
