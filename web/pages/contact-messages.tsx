import type { ReactNode } from 'react';
import { messageListMessages } from '#domain/site/contact-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactMessages } from '#web/features/admin/contact-messages.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/guarded-page.ts';
import { useSession } from '#web/lib/session.ts';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';

export const meta = guardedMeta({
  title: messageListMessages.title,
  description: messageListMessages.intro,
  path: paths.contactMessages,
});

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <Frame>
    <MessageListSkeleton />
  </Frame>
);

export default function Messages() {
  const userId = useSession()?.userId;
  return (
    <Frame>
      {userId === undefined ? <MessageListSkeleton /> : <ContactMessages userId={userId} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Workspace title={messageListMessages.title} intro={messageListMessages.intro}>
      {children}
    </Workspace>
  );
}
