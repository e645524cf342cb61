import { allCommentsMessages } from '#domain/comments/all-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { COMMENTS_SCREEN } from '#web/features/admin/comments/comments-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = allCommentsMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminComments });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={COMMENTS_SCREEN.columns.length} />
  </Workspace>
);

export default function AdminComments() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={COMMENTS_SCREEN} />
    </Workspace>
  );
}
