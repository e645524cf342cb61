import { moderationMessages } from '#domain/moderation/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { MODERATION_SCREEN } from '#web/features/admin/moderation/moderation-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = moderationMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.moderation });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={MODERATION_SCREEN.columns.length} />
  </Workspace>
);

export default function Moderation() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={MODERATION_SCREEN} />
    </Workspace>
  );
}
