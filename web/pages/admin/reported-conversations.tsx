import { reportedConversationMessages } from '#domain/conversations/reported-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { REPORTED_CONVERSATIONS_SCREEN } from '#web/features/admin/conversations/reported-screen.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

const { title, intro } = reportedConversationMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.adminConversations });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Workspace title={title} intro={intro}>
    <TableSkeleton columns={REPORTED_CONVERSATIONS_SCREEN.columns.length} />
  </Workspace>
);

export default function ReportedConversations() {
  return (
    <Workspace title={title} intro={intro}>
      <AdminTable of={REPORTED_CONVERSATIONS_SCREEN} />
    </Workspace>
  );
}
