import type { ReactNode } from 'react';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactMessages } from '#web/features/admin/messages/contact-messages.tsx';
import { TableSkeleton } from '#web/features/admin/table/table-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useSession } from '#web/lib/session/session.ts';

const { title, intro } = messageListMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.contactMessages });

export const clientLoader = guardedLoader;

const SKELETON = <TableSkeleton columns={4} />;

export const HydrateFallback = () => <Frame>{SKELETON}</Frame>;

export default function Messages() {
  const userId = useSession()?.userId;
  return <Frame>{userId === undefined ? SKELETON : <ContactMessages userId={userId} />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Workspace title={title} intro={intro}>
      {children}
    </Workspace>
  );
}
