import { paths } from '#domain/site/paths.ts';
import { unfoundSearchMessages } from '#domain/unfound-searches/messages.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { UNFOUND_SEARCHES_SCREEN } from '#web/features/admin/unfound-searches/unfound-searches-screen.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = unfoundSearchMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.unfoundSearches });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={UNFOUND_SEARCHES_SCREEN.columns.length} />
  </Workspace>
);

export default function UnfoundSearches() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={UNFOUND_SEARCHES_SCREEN} />
    </Workspace>
  );
}
