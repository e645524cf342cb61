import type { ReactNode } from 'react';
import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import { messageListSentences } from '#domain/site/contact-sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactMessages } from '#web/features/admin/contact-messages.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/guarded-page.ts';
import { useSession } from '#web/lib/session.ts';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = guardedMeta({
  title: messageListSentences.title,
  description: messageListSentences.intro,
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
    <div className="wrap">
      <PageHeader
        title={messageListSentences.title}
        intro={messageListSentences.intro}
        crumbs={[
          { label: DASHBOARD_LINK.label, to: DASHBOARD_LINK.path },
          { label: messageListSentences.title },
        ]}
      />
      {children}
    </div>
  );
}
