import type { ReactNode } from 'react';
import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import { messageListSentences } from '#domain/site/contact-sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactMessages } from '#web/features/admin/contact-messages.tsx';
import { MessagesSkeleton } from '#web/features/admin/messages-skeleton.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/contact-messages';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: messageListSentences.title,
    description: messageListSentences.intro,
    path: paths.contactMessages,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <Frame>
    <MessagesSkeleton />
  </Frame>
);

export default function Messages() {
  const userId = useSession()?.userId;
  return (
    <Frame>
      {userId === undefined ? <MessagesSkeleton /> : <ContactMessages userId={userId} />}
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
